/** The mark of a second try: part of the address, so that nothing the browser kept of the first is used. */
export const RETRY_MARK = '?r=1';

/** Id of the element that holds the boot document. */
export const BOOT_ELEMENT_ID = 'boot';

/** Name of the global that the starter leaves for the host. */
export const BOOT_GLOBAL = '__SITE_BOOT__';
