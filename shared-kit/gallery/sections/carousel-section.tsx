import type { ReactNode } from 'react';
import { Carousel, type CarouselProps } from '../../src/carousel/carousel';
import { useGallery } from '../gallery-context';
import styles from '../gallery.module.css';
import { Group, Specimen } from '../specimen';

function Slides({ count, ...rest }: { readonly count: number } & Partial<CarouselProps>): ReactNode {
  const { t } = useGallery();
  const slides = Array.from({ length: count }, (_slide, index) => ({
    id: String(index),
    content: (
      <button type="button" className={styles.slide} style={{ inlineSize: '100%' }}>
        {index + 1}
      </button>
    ),
  }));
  const texts = {
    slide: (place: number, total: number) => t('slide', { place, total }),
    pause: t('pause'),
    play: t('play'),
  };
  return <Carousel label={`${t('promotions')} ${count}`} slides={slides} texts={texts} {...rest} />;
}

export function CarouselSection(): ReactNode {
  return (
    <Group title="Carousel">
      <Specimen name="moves by itself, the next one looks in" wide>
        <Slides count={4} visible={1.08} autoplay={{ restMilliseconds: 5000, moveMilliseconds: 1000 }} />
      </Specimen>
      <Specimen name="two slides" wide>
        <Slides count={2} visible={1.08} />
      </Specimen>
      <Specimen name="three in view" wide>
        <Slides count={5} visible={3} controls={false} autoplay={{ restMilliseconds: 1500, moveMilliseconds: 1500 }} />
      </Specimen>
      <Specimen name="one alone" wide>
        <Slides count={1} autoplay={{ restMilliseconds: 5000, moveMilliseconds: 1000 }} />
      </Specimen>
    </Group>
  );
}
