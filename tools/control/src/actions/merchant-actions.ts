import { merchantCommand } from 'release-cli/commands/merchant/merchant';
import { FREEZE_FIELD, optionField, REVISION_FIELD } from '../forms/option-fields';
import {
  ANY_MERCHANT_FIELD,
  BRAND_FIELDS,
  CLOSED_MERCHANT_FIELD,
  CODE_FIELD,
  DIALECT_FIELD,
  FROM_FIELD,
  LIKE_FIELD,
  OPEN_MERCHANT_FIELD,
  TOKENS_FIELD,
} from '../forms/merchant-fields';
import { OTHER_SETTINGS_FIELD, REMOVE_FIELD, SETTING_FIELDS } from '../forms/setting-fields';
import type { Action } from './action';

const OF_MERCHANTS = { group: 'Merchants', command: merchantCommand, writes: 'settings' } as const;

/** What can be done with merchants: each a command of `mfe merchant`, which writes the settings. */
export const MERCHANT_ACTIONS: readonly Action[] = [
  {
    ...OF_MERCHANTS,
    id: 'merchant-create',
    title: 'Create a merchant',
    about: 'Makes a merchant that is closed: nobody is served it until it is opened.',
    before: ['create'],
    showsScreens: true,
    fields: [
      CODE_FIELD,
      FROM_FIELD,
      LIKE_FIELD,
      optionField('name', 'Name', 'as players read it; what is empty is as the other has it'),
      optionField('languages', 'Languages', 'codes such as EN,TY, the default first'),
      optionField('hue', 'Hue', '0 to 360'),
      optionField('origin', 'Address', 'such as https://palm.example'),
      optionField('api-origin', 'Back end', "such as https://api.palm.example; the page's own origin when empty"),
      DIALECT_FIELD,
    ],
    takesFile: true,
  },
  {
    ...OF_MERCHANTS,
    id: 'merchant-set',
    title: 'Change settings',
    about: 'Changes what is filled in of a merchant, open or closed; empty fields stay as they are.',
    before: ['set'],
    showsScreens: true,
    fields: [ANY_MERCHANT_FIELD, ...SETTING_FIELDS, DIALECT_FIELD, OTHER_SETTINGS_FIELD, REMOVE_FIELD],
    takesFile: true,
  },
  {
    ...OF_MERCHANTS,
    id: 'merchant-brand',
    title: 'Change a brand',
    about: 'Takes the colours of a file of design tokens, or single values; what cannot be read is refused.',
    before: ['brand'],
    showsScreens: true,
    fields: [ANY_MERCHANT_FIELD, TOKENS_FIELD, ...BRAND_FIELDS],
    takesFile: true,
  },
  {
    ...OF_MERCHANTS,
    id: 'merchant-open',
    title: 'Open a merchant',
    about: 'Its pages are served from then on.',
    before: ['open'],
    showsScreens: true,
    fields: [CLOSED_MERCHANT_FIELD],
  },
  {
    ...OF_MERCHANTS,
    id: 'merchant-close',
    title: 'Close a merchant',
    about: 'Its pages are taken away; its settings and their history stay.',
    before: ['close'],
    fields: [OPEN_MERCHANT_FIELD],
  },
  {
    ...OF_MERCHANTS,
    id: 'merchant-rollback',
    title: 'Take a merchant back',
    about: 'Writes its settings again as a revision of the settings had them; it stays open or closed.',
    before: ['rollback'],
    showsScreens: true,
    fields: [ANY_MERCHANT_FIELD, REVISION_FIELD, FREEZE_FIELD],
  },
];
