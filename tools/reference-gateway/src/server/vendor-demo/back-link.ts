const HOME = '/m/home';

/** Where "Back to the site" leads: a path of the host the page was opened on, never anywhere else. */
export function backPath(backUrl: string | undefined, host: string): string {
  if (!backUrl || !URL.canParse(backUrl)) return HOME;
  const url = new URL(backUrl);
  const isOwn = (url.protocol === 'http:' || url.protocol === 'https:') && url.host === host.toLowerCase();
  // A path of two slashes would be read as another host.
  return isOwn && !url.pathname.startsWith('//') ? `${url.pathname}${url.search}` : HOME;
}
