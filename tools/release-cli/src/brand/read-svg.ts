import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS, type XMLDecl } from 'saxes';
import { messageOf } from '../text/user-error';
import {
  ATTRIBUTES,
  CUTTING_ATTRIBUTES,
  CUTTING_ELEMENTS,
  ELEMENTS,
  isSoundValue,
  SVG_NAMESPACE,
  TEXT_ELEMENTS,
} from './svg-rules';

/** How deep elements may stand in each other: programs that draw go down as deep. */
const DEEPEST = 32;
const LONGEST_SIDE = 4096;

/** Width and height, CSS pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The text of a drawing; throws what is wrong with its bytes. */
function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0x1f && bytes[1] === 0x8b)
    throw new Error('is compressed: unpack it, servers compress drawings themselves');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Error('is not in UTF-8: save it in that encoding');
  }
}

/** A browser reads by the encoding that a file declares, and would read something else than what was checked. */
function checkDeclaration({ version, encoding }: XMLDecl): void {
  if (version !== undefined && version !== '1.0') throw new Error(`declares XML ${version}: declare 1.0`);
  if (encoding !== undefined && encoding.toLowerCase() !== 'utf-8')
    throw new Error(`declares the encoding ${encoding}: save it in UTF-8 and declare that`);
}

const REMEDY = 'export it as plain shapes with presentation attributes, or take it out';

function checkAttribute(element: string, { name, prefix, value }: SaxesAttributeNS, isCutting: boolean): void {
  if (name === 'xmlns' || prefix === 'xmlns' || name === 'xml:space') return;
  if (!ATTRIBUTES.has(name)) throw new Error(`has the attribute ${name} in <${element}>: ${REMEDY}`);
  if (!isSoundValue(name, value))
    throw new Error(
      `has a value of ${name} in <${element}> that may not be there, ${JSON.stringify(value.slice(0, 40))}: ${REMEDY}`,
    );
  if (isCutting && CUTTING_ATTRIBUTES.has(name))
    throw new Error(`has ${name} within a clip path or a mask, in <${element}>: flatten it`);
}

function sideOf(value: string | undefined): number | undefined {
  const [, side] = /^\s*(\d{1,5}(?:\.\d+)?)(?:px)?\s*$/.exec(value ?? '') ?? [];
  const rounded = Math.round(Number(side ?? 0));
  return rounded >= 1 && rounded <= LONGEST_SIDE ? rounded : undefined;
}

/** A picture without width and height has another size in every browser; one without a viewBox is cut instead of scaled. */
function sizeOf({ attributes }: SaxesTagNS): PictureSize {
  const [width, height] = [sideOf(attributes['width']?.value), sideOf(attributes['height']?.value)];
  if (width === undefined || height === undefined)
    throw new Error(
      `states no width and height in <svg>: write both in pixels, from 1 to ${LONGEST_SIDE}, width="120" height="28"`,
    );
  const box = (attributes['viewBox']?.value ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const isBox = box.length === 4 && box.every(Number.isFinite) && (box[2] ?? 0) > 0 && (box[3] ?? 0) > 0;
  if (!isBox) throw new Error(`has no viewBox in <svg>: write viewBox="0 0 ${width} ${height}"`);
  return { width, height };
}

/** Checks elements as they open and close. */
class SvgCheck {
  readonly #open: string[] = [];
  size: PictureSize | undefined;

  opened(tag: SaxesTagNS): void {
    const { name, local, uri } = tag;
    if (uri !== SVG_NAMESPACE || name !== local || !ELEMENTS.has(name)) throw new Error(`has <${name}>: ${REMEDY}`);
    if ((name === 'svg') !== (this.#open.length === 0))
      throw new Error(
        name === 'svg' ? 'has an <svg> within another: flatten it' : `begins with <${name}>: export it as SVG`,
      );
    if (this.#open.length >= DEEPEST) throw new Error(`has elements ${DEEPEST} deep, in <${name}>: flatten its groups`);
    const isCutting = [...this.#open, name].some((each) => CUTTING_ELEMENTS.has(each));
    for (const attribute of Object.values(tag.attributes)) checkAttribute(name, attribute, isCutting);
    this.size ??= sizeOf(tag);
    this.#open.push(name);
  }

  closed(): void {
    this.#open.pop();
  }

  wrote(text: string): void {
    const within = this.#open.at(-1) ?? '';
    if (!TEXT_ELEMENTS.has(within) && text.trim() !== '')
      throw new Error(`has text in <${within}>: turn words into paths`);
  }
}

function refuse(what: string): never {
  throw new Error(`has ${what}: take it out`);
}

/**
 * The size of a drawing that is an SVG by the rules of brands. Throws the first thing that is not, as half a sentence: what,
 * in which element, and what to do.
 */
export function readSvg(bytes: Uint8Array): PictureSize {
  const parser = new SaxesParser({ xmlns: true });
  const check = new SvgCheck();
  parser.on('error', (error) => {
    throw new Error(`is not well-formed XML (${messageOf(error).replace(/\.$/, '')}): export it again as SVG`);
  });
  parser.on('xmldecl', checkDeclaration);
  parser.on('doctype', () => refuse('a document type (DOCTYPE)'));
  parser.on('processinginstruction', ({ target }) => refuse(`the instruction <?${target}?>`));
  parser.on('cdata', () => refuse('a CDATA section'));
  parser.on('opentag', (tag) => check.opened(tag));
  parser.on('closetag', () => check.closed());
  parser.on('text', (text) => check.wrote(text));
  parser.write(textOf(bytes)).close();
  if (check.size === undefined) throw new Error('has no <svg>: export it as SVG');
  return check.size;
}
