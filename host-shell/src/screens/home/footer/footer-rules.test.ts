import { followLinks, homeVideo, videoId, videoLanguage, vendorsOf } from './footer-rules';

const ID = 'dQw4w9WgXcQ';
const banner = (groupName: string, linkage: string, url = '') => ({ groupName, linkage, url, title: 'How to play' });

it.each([
  [`https://www.youtube.com/watch?v=${ID}`, ID],
  [`https://m.youtube.com/watch?feature=share&v=${ID}&t=3`, ID],
  [`https://youtu.be/${ID}?si=x`, ID],
  [`https://www.youtube-nocookie.com/embed/${ID}`, ID],
  [`https://www.youtube.com/shorts/${ID}/`, ID],
  [`https://www.youtube.com/watch?v=${ID.slice(1)}`, null],
  [`https://www.youtube.com/watch?v=${ID}x`, null],
  [`http://www.youtube.com/watch?v=${ID}`, null],
  [`https://www.youtube.com.evil.example/watch?v=${ID}`, null],
  [`https://example.com/?u=https://youtu.be/${ID}`, null],
  ['/m/activity', null],
  ['', null],
])('%s holds the video %s', (link, id) => {
  expect(videoId(link)).toBe(id);
});

it.each([
  ['EN', 'en'],
  ['TY', 'tl'],
  ['CN', 'zh'],
  ['VI', 'vi'],
  ['TH', 'th'],
  ['ID', 'id'],
] as const)('%s is %s to the video', (language, code) => {
  expect(videoLanguage(language)).toBe(code);
});

it('takes the first usable video of its own group', () => {
  const banners = [
    banner('m_home', `https://youtu.be/${ID}`),
    banner('m_video', 'https://example.com/film'),
    banner('m_video', '', `https://youtu.be/${ID}`),
  ];
  expect(homeVideo(banners, 'TY')).toEqual({
    title: 'How to play',
    address: `https://www.youtube-nocookie.com/embed/${ID}?hl=tl&cc_lang_pref=tl&autoplay=1&playsinline=1&rel=0`,
  });
  expect(homeVideo(banners.slice(0, 2), 'TY')).toBeNull();
});

it('follows where a safe link resource exists, Telegram first', () => {
  const resource = (type: string, url: string) => ({ type, url, labelNameEn: '', resourceType: 'SOCIAL' });
  const facebook = resource('FACEBOOK', 'https://facebook.com/a');
  expect(followLinks([facebook, resource('TELEGRAM', 'https://t.me/a')])).toEqual([
    { type: 'TELEGRAM', url: 'https://t.me/a' },
    { type: 'FACEBOOK', url: 'https://facebook.com/a' },
  ]);
  expect(followLinks([facebook, resource('TELEGRAM', 'javascript:alert(1)')])).toHaveLength(1);
  expect(followLinks([])).toEqual([]);
});

it('lists every vendor once', () => {
  const vendor = (vassalage: string, displayName = '') => ({ vassalage, displayName, freeplay: 0 });
  const categories = [
    { type: 'RNG', vendors: [vendor('NOVA', 'Novatide'), vendor('KOIL')] },
    { type: 'BINGO', vendors: [] },
    { type: 'FISH', vendors: [vendor('NOVA', 'Novatide')] },
  ];
  expect(vendorsOf(categories)).toEqual([
    { code: 'NOVA', name: 'Novatide' },
    { code: 'KOIL', name: 'KOIL' },
  ]);
});
