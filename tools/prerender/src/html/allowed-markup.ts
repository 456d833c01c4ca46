/** Elements without content and without an end. */
export const VOID_ELEMENTS: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
);

/** What a page may be drawn with; everything that runs, loads a document or moves an address is missing. */
export const ALLOWED_ELEMENTS: ReadonlySet<string> = new Set(
  [
    'a abbr address article aside b bdi bdo blockquote br button caption cite code col colgroup data datalist dd del details',
    'dfn dialog div dl dt em fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr i img input ins kbd',
    'label legend li link main mark menu meter nav ol optgroup option output p picture pre progress q rp rt ruby s samp search',
    'section select small source span strong sub summary sup table tbody td textarea tfoot th thead time tr u ul var wbr',
    'svg circle clipPath defs desc ellipse feBlend feColorMatrix feComposite feFlood feGaussianBlur feMerge feMergeNode',
    'feOffset filter g line linearGradient marker mask path pattern polygon polyline radialGradient rect stop symbol text',
    'title tspan use',
  ].flatMap((line) => line.split(' ')),
);

/** Attributes that make a document or an action of what they hold. */
export const REFUSED_ATTRIBUTES = /^(?:on|srcdoc$|formaction$|ping$|is$)/i;

/** Attributes whose value is an address. */
export const ADDRESS_ATTRIBUTES: ReadonlySet<string> = new Set([
  'href',
  'src',
  'action',
  'poster',
  'xlink:href',
  'cite',
  'data',
]);
