import { useEffect, useRef, useState, type ReactNode } from 'react';
import { helpCentre } from 'shared-contracts/api/endpoints/messaging';
import { href } from 'shared-contracts/paths';
import { useEndpoint } from 'shared-kit/data';
import { useSettledLanguage } from 'shared-kit/remote';
import { Link } from 'shared-kit/router';

/** As the help centre itself waits for a new language, so that both ask the same question. */
const LANGUAGE_DEBOUNCE_MS = 200;

function Sections(): ReactNode {
  const lang = useSettledLanguage(LANGUAGE_DEBOUNCE_MS);
  const { data } = useEndpoint(helpCentre, { lang, device: 'MOBILE' });
  return data?.list.map(({ title }, index) => (
    <Link key={index} to={href('help', { p: String(index) })}>
      {title}
    </Link>
  ));
}

/** A link to each section of the help centre, asked for when somebody comes to the end of home; without an answer none. */
export function HelpLinks(): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      {
        rootMargin: '300px',
      },
    );
    if (place.current !== null) watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return isNear ? <Sections /> : <span ref={place} />;
}
