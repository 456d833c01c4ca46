import { isApiError } from 'shared-contracts/api/api-error';
import * as v from 'shared-kit/schema';
import type { SectionText } from '../i18n';

/** The fields that an application can be refused by. */
export type ApplicationField = 'remarks' | 'pictures';

/** What is said beside each field. */
export type ApplicationFaults = Readonly<Partial<Record<ApplicationField, SectionText>>>;

const refusalSchema = v.object({ fields: v.record(v.string(), v.string()) });

/** Words of the server that mean something of their own; any other says what a field may hold. */
const TEXTS: Readonly<Record<ApplicationField, { readonly [word: string]: SectionText; readonly other: SectionText }>> =
  {
    remarks: { required: 'apply.remarksMissing', other: 'apply.remarksTooLong' },
    pictures: {
      required: 'apply.picturesMissing',
      type: 'apply.activity_image_type',
      pixels: 'apply.picturePixels',
      other: 'apply.picturesHint',
    },
  };

/**
 * What the server finds wrong with an application, by field. Null for any other failure. `unexpected` means that
 * the promotion asks for something else by now: then nothing is said beside the field.
 */
export function applicationFaults(error: unknown): ApplicationFaults | null {
  const failure = isApiError(error) ? error.failure : undefined;
  if (failure?.kind !== 'rejected' || failure.code !== 'validation.failed') return null;
  const told = v.safeParse(refusalSchema, failure.value);
  if (!told.success) return {};
  const { fields } = told.output;
  const faults: Partial<Record<ApplicationField, SectionText>> = {};
  for (const field of ['remarks', 'pictures'] as const) {
    const word = Object.hasOwn(fields, field) ? fields[field] : undefined;
    if (word === undefined || word === 'unexpected') continue;
    const texts = TEXTS[field];
    faults[field] = (Object.hasOwn(texts, word) ? texts[word] : undefined) ?? texts.other;
  }
  return faults;
}
