import DOMPurify from 'dompurify';
import { useMemo, type ReactNode } from 'react';
import styles from './rich-text.module.css';

/** What formatting a server's text may keep (D-18). */
const SETTINGS = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: [
    'style',
    'form',
    'input',
    'button',
    'textarea',
    'select',
    'iframe',
    'object',
    'embed',
    'svg',
    'math',
    'video',
    'audio',
  ],
  FORBID_ATTR: ['style', 'id', 'name', 'class', 'srcset', 'target'],
  ALLOW_DATA_ATTR: false,
  RETURN_TRUSTED_TYPE: true,
} as const;

/** In-site paths, and the web over https only; `data:`, `javascript:` and the like never (D-18). */
const SAFE_LINK = /^(?:https:\/\/|\/m\/|\/vip\.html|\/images\/|\/cdn\d\/|#)/i;

DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  for (const name of ['href', 'src']) {
    const value = node.getAttribute(name);
    if (value !== null && !SAFE_LINK.test(value)) node.removeAttribute(name);
  }
  if (node.tagName === 'A') node.setAttribute('rel', 'noopener noreferrer');
});

/** Text with formatting that came from a server: hostile until cleaned, so this is the only way to show it. */
export function RichText({ html, className }: { readonly html: string; readonly className?: string }): ReactNode {
  const clean = useMemo(
    () =>
      DOMPurify.sanitize(html, {
        ...SETTINGS,
        FORBID_TAGS: [...SETTINGS.FORBID_TAGS],
        FORBID_ATTR: [...SETTINGS.FORBID_ATTR],
      }),
    [html],
  );
  // React hands the trusted value through unchanged; its types know only strings.
  return <div className={className ?? styles.text} dangerouslySetInnerHTML={{ __html: clean as unknown as string }} />;
}
