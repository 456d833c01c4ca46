import * as v from 'shared-contracts/schema';
import { FILE_LANGUAGES } from '../../language';
import * as text from './written-texts';

const firstRead = v.object({
  id: text.callName,
  path: text.callPath,
  module: v.exactOptional(text.moduleHeader),
  fields: v.record(text.fieldName, text.shownText(200)),
});

const files = v.object({
  shared: v.array(text.moduleName),
  reads: v.exactOptional(v.array(firstRead)),
  texts: v.exactOptional(v.array(text.partName)),
});

const title = text.shownText(60);

const contributions = v.object({
  routes: v.array(
    v.object({
      path: text.sitePath,
      screen: text.partName,
      title: v.optional(v.object(v.entriesFromList(FILE_LANGUAGES, title))),
      requires: v.exactOptional(
        v.array(
          v.object({
            goTo: text.sitePath,
            field: v.exactOptional(text.fieldName),
            value: v.exactOptional(text.partName),
          }),
        ),
      ),
      memberQuery: v.exactOptional(v.object({ field: text.fieldName, values: v.array(text.partName) })),
    }),
  ),
  slots: v.array(v.object({ widget: text.partName })),
  intents: v.array(text.partName),
  events: v.exactOptional(v.record(text.eventName, v.unknown())),
});

const capabilities = v.record(text.capabilityKind, v.array(text.capability));

const exported = v.record(text.moduleName, v.array(text.exportName));

const bytes = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * The rules for the texts of a release descriptor, by field; `descriptorSchema` defines its form. Any team writes these
 * texts, and they reach the page, its CSP, call headers, addresses and the interface. Pages do not contain these rules,
 * because everything signed has been checked. `hash` is the form's schema for the hash of a file.
 */
export function statedTexts(hash: v.GenericSchema<string>) {
  return v.object({
    commit: text.commitText,
    builtAt: v.pipe(v.string(), v.isoTimestamp()),
    contract: v.object({ range: text.rangeText }),
    events: v.record(text.eventName, v.number()),
    intents: v.exactOptional(v.record(text.partName, v.number())),
    forms: v.exactOptional(v.record(text.formName, v.unknown())),
    provides: v.record(text.moduleName, v.string()),
    requires: v.record(text.moduleName, text.rangeText),
    providedExports: v.exactOptional(exported),
    usedExports: v.exactOptional(exported),
    start: files,
    screens: v.record(text.partName, files),
    widgets: v.record(text.partName, files),
    locales: v.record(text.partName, files),
    sharedChunks: v.record(text.moduleName, files),
    contributions,
    capabilities: v.exactOptional(capabilities),
    shims: v.exactOptional(
      v.record(
        v.string(),
        v.object({ events: v.record(text.eventName, v.number()), intents: v.record(text.partName, v.number()) }),
      ),
    ),
    documents: v.exactOptional(v.record(text.documentPath, files)),
    inlineStyles: v.array(hash),
    files: v.array(v.object({ bytes, gzip: bytes })),
  });
}
