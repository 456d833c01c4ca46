/** Loads the page anew when a new build is published; development only. */
export function reloadOnPublish(): void {
  const stream = new EventSource('/__dev/events');
  stream.addEventListener('reload', () => window.location.reload());
}
