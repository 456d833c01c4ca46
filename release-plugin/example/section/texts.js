/** The section's texts by language; a language without texts of its own is shown as the site shows it, in Chinese. */
export const TEXTS = {
  CN: { tickets: '奖券' },
  EN: { tickets: 'Tickets' },
  ID: { tickets: 'Tiket' },
  TY: { tickets: 'Mga tiket' },
};
