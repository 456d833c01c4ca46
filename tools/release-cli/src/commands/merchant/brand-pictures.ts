import { readBytesFile } from '../../command-line/text-file';
import { textOption, type CommandInput } from '../../command-line/command';
import type { GivenPictures } from '../../brand/named-pictures';
import { readPicture, type BrandPicture, type PictureUse } from '../../brand/read-picture';
import type { MerchantSettings } from '../../merchants/merchant-tables';
import { WrongUsage } from '../../text/user-error';

type Brand = MerchantSettings['brand'];
type Logo = NonNullable<Brand['logo']>[number];

/** The options that give a brand its pictures, and take them away. */
export const PICTURE_OPTIONS = {
  logo: { type: 'string' },
  'logo-dark': { type: 'string' },
  icon: { type: 'string' },
  'no-logo': { type: 'boolean' },
  'no-icon': { type: 'boolean' },
} as const;

async function pictureOption(input: CommandInput, option: string, use: PictureUse): Promise<BrandPicture | undefined> {
  const file = textOption(input, option);
  return file === undefined ? undefined : readPicture(file, await readBytesFile(file), use);
}

function logoOf({ src, width, height }: BrandPicture, theme?: Logo['theme']): Logo {
  return { src, width, height, ...(theme === undefined ? {} : { theme }) };
}

/** The parser gives `--no-logo` as the value false of `--logo`. */
function isTakenAway(input: CommandInput, option: 'logo' | 'icon'): boolean {
  return input.values[option] === false;
}

/** A brand with the pictures of a command line, and their bytes by key; every file is checked before. */
export async function readPictureChange(
  input: CommandInput,
): Promise<{ readonly change: (present: Brand) => Brand; readonly pictures: GivenPictures }> {
  const logo = await pictureOption(input, 'logo', 'logo');
  const dark = await pictureOption(input, 'logo-dark', 'logo');
  const icon = await pictureOption(input, 'icon', 'icon');
  if (dark !== undefined && logo === undefined)
    throw new WrongUsage('--logo-dark goes with --logo, which is then the logo of the light theme');
  const change = ({ logo: presentLogo, icon: presentIcon, ...brand }: Brand): Brand => {
    const given = dark === undefined ? logo && [logoOf(logo)] : logo && [logoOf(logo, 'light'), logoOf(dark, 'dark')];
    const shown = isTakenAway(input, 'logo') ? undefined : (given ?? presentLogo);
    const installed = isTakenAway(input, 'icon') ? undefined : (icon?.src ?? presentIcon);
    return { ...brand, ...(shown && { logo: shown }), ...(installed && { icon: installed }) };
  };
  const given = [logo, dark, icon].filter((picture) => picture !== undefined);
  return { change, pictures: new Map(given.map(({ src, bytes }) => [src.slice(1), bytes])) };
}
