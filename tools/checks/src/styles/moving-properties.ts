/** What the compositor moves by itself; anything else is laid out or painted in every frame. */
const COMPOSITED = ['transform', 'translate', 'scale', 'rotate', 'opacity', 'filter', 'clip-path'];

const COMMENT = /\/\*[\s\S]*?\*\//g;
const KEYFRAMES = /@keyframes\s+[\w-]+\s*\{((?:[^{}]*\{[^{}]*\})*)[^{}]*\}/g;
const DECLARATION = /(?:^|[{;])\s*([a-z-]+)\s*:/g;
const TRANSITION = /(?:^|[{;\s])transition(?:-property)?\s*:([^;}]*)/g;

/** Words of a transition that are no property. */
const NO_PROPERTY = /^(none|inherit|initial|unset|!important|ease(-[a-z-]+)?|linear|step-.*|allow-discrete|[\d.]+m?s)$/;

function keyframeProperties(text: string): string[] {
  return [...text.matchAll(KEYFRAMES)].flatMap(([, frames = '']) =>
    [...frames.matchAll(DECLARATION)].map(([, property = '']) => property),
  );
}

function transitionProperties(text: string): string[] {
  return [...text.matchAll(TRANSITION)].flatMap(([, value = '']) =>
    value
      .replace(/[a-z-]+\((?:[^()]|\([^()]*\))*\)/g, '')
      .split(',')
      .flatMap((part) => part.trim().split(/\s+/))
      .filter((word) => word !== '' && !NO_PROPERTY.test(word)),
  );
}

/** Properties that a style moves, in keyframes or transitions, and that are not the compositor's. */
export function uncompositedProperties(style: string): readonly string[] {
  const text = style.replace(COMMENT, '');
  return [...keyframeProperties(text), ...transitionProperties(text)].filter(
    (property) => !COMPOSITED.includes(property) && !property.startsWith('animation-'),
  );
}
