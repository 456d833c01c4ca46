import { useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { brandStyles } from 'shared-contracts/brand';
import { htmlLanguage } from 'shared-contracts/language';
import aurora from '../../merchants/aurora.json';
import bahari from '../../merchants/bahari.json';
import lotus from '../../merchants/lotus.json';
import '../../host-shell/src/styles/tokens.css';
import '../../host-shell/src/styles/base.css';
import { Toaster } from '../src/overlay/overlay';
import { PillTabs } from '../src/parts/parts';
import { addForcedStates } from './forced-states';
import { GalleryContext } from './gallery-context';
import styles from './gallery.module.css';
import { SECTIONS } from './sections/sections';
import { GALLERY_LANGUAGES, translator, type GalleryLanguage } from './texts';

const BRANDS = { aurora, bahari, lotus } as const;
type BrandName = keyof typeof BRANDS;
const THEMES = ['dark', 'light'] as const;
const SHAPES = ['usual', 'long', 'right to left'] as const;

const brandSheet = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, brandSheet];

interface Choices {
  readonly brand: BrandName;
  readonly theme: (typeof THEMES)[number];
  readonly language: GalleryLanguage;
  readonly shape: (typeof SHAPES)[number];
}

function oneOf<Value extends string>(values: readonly Value[], wanted: string | null): Value {
  const found = values.find((value) => value === wanted) ?? values[0];
  if (found === undefined) throw new Error('There is nothing to choose from');
  return found;
}

/** What the address asks for: `?brand=lotus&theme=light&language=CN&shape=long&only=fields`. */
function fromAddress(search: URLSearchParams): Choices {
  return {
    brand: oneOf(Object.keys(BRANDS) as readonly BrandName[], search.get('brand')),
    theme: oneOf(THEMES, search.get('theme')),
    language: oneOf(GALLERY_LANGUAGES, search.get('language')),
    shape: oneOf(SHAPES, search.get('shape')),
  };
}

function Switcher({ name, values, value, onChange }: SwitcherProps): ReactNode {
  const tabs = values.map((choice) => ({ value: choice, label: choice }));
  return <PillTabs label={name} tabs={tabs} value={value} onValueChange={onChange} variant="segment" />;
}

interface SwitcherProps {
  readonly name: string;
  readonly values: readonly string[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Every part of the kit in every state; for those who build and for pictures, never on the site. */
function Gallery(): ReactNode {
  const search = new URLSearchParams(location.search);
  const [choices, setChoices] = useState(() => fromAddress(search));
  const { brand, theme, language, shape } = choices;
  const locale = htmlLanguage(language);
  const only = search.get('only');
  useLayoutEffect(() => {
    brandSheet.replaceSync(brandStyles(BRANDS[brand].brand));
    const root = document.documentElement;
    root.dataset['theme'] = theme;
    root.lang = locale;
    root.dir = shape === 'right to left' ? 'rtl' : 'ltr';
  }, [brand, theme, locale, shape]);
  useEffect(() => addForcedStates(), []);
  const settings = useMemo(
    () => ({ t: translator(language, shape === 'long'), language, locale }),
    [language, locale, shape],
  );
  const choose = (name: keyof Choices) => (value: string) =>
    setChoices((now) => fromAddress(new URLSearchParams({ ...now, [name]: value })));
  return (
    <GalleryContext value={settings}>
      <main className={styles.page}>
        <div className={styles.bar}>
          <h1 className={styles.title}>Parts of the kit</h1>
          <Switcher name="Brand" values={Object.keys(BRANDS)} value={brand} onChange={choose('brand')} />
          <Switcher name="Theme" values={THEMES} value={theme} onChange={choose('theme')} />
          <Switcher name="Language" values={GALLERY_LANGUAGES} value={language} onChange={choose('language')} />
          <Switcher name="Words" values={SHAPES} value={shape} onChange={choose('shape')} />
        </div>
        {SECTIONS.filter(({ id }) => only === null || only === id).map(({ id, title, Content }) => (
          <section key={id} id={id} className={styles.section} aria-label={title}>
            <h2 className={styles.sectionTitle}>{title}</h2>
            <Content />
          </section>
        ))}
      </main>
      <Toaster label="Messages of the page" />
    </GalleryContext>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');
createRoot(root).render(<Gallery />);
