import type { ComponentType } from 'react';
import { ActionsSection } from './actions-section';
import { CarouselSection } from './carousel-section';
import { ContentSection } from './content-section';
import { DisclosureSection } from './disclosure-section';
import { FieldsSection } from './fields-section';
import { FurtherFieldsSection } from './further-fields-section';
import { MoneySection } from './money-section';
import { MotionSection } from './motion-section';
import { OverlaySection } from './overlay-section';
import { StateSection } from './state-section';
import { TokensSection } from './tokens-section';

interface GallerySection {
  readonly id: string;
  readonly title: string;
  readonly Content: ComponentType;
}

export const SECTIONS: readonly GallerySection[] = [
  { id: 'tokens', title: 'Tokens', Content: TokensSection },
  { id: 'actions', title: 'Actions', Content: ActionsSection },
  { id: 'fields', title: 'Fields', Content: FieldsSection },
  { id: 'further', title: 'Further fields', Content: FurtherFieldsSection },
  { id: 'money', title: 'Money', Content: MoneySection },
  { id: 'content', title: 'Content', Content: ContentSection },
  { id: 'state', title: 'States', Content: StateSection },
  { id: 'motion', title: 'Rows and lists', Content: MotionSection },
  { id: 'carousel', title: 'Carousel', Content: CarouselSection },
  { id: 'disclosure', title: 'Disclosure', Content: DisclosureSection },
  { id: 'overlay', title: 'Overlays', Content: OverlaySection },
];
