import { bannerLink, homeBanners } from './banner';

const banner = (groupName: string, url = '/1.png') => ({ groupName, url, linkage: '', title: '' });

test('home shows the banners of its own group that have a picture', () => {
  const banners = [banner('m_home'), banner('m_register'), banner('m_home', ''), banner('m_video')];
  expect(homeBanners(banners)).toEqual([banner('m_home')]);
});

test.each([
  ['/m/activity?id=3', { kind: 'inside', path: '/m/activity?id=3' }],
  ['/vip.html', { kind: 'inside', path: '/vip.html' }],
  ['https://partner.example/x', { kind: 'outside', url: 'https://partner.example/x' }],
  ['http://partner.example/x', { kind: 'none' }],
  ['//partner.example/x', { kind: 'none' }],
  ['javascript:alert(1)', { kind: 'none' }],
  ['data:text/html,x', { kind: 'none' }],
  ['/admin', { kind: 'none' }],
  ['', { kind: 'none' }],
])('the link "%s"', (linkage, expected) => {
  expect(bannerLink(linkage)).toEqual(expected);
});
