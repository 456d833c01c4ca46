import { texts } from './texts';
import type { BannerData } from './announcement-data';

/** The carousel of the home page. */
export const HOME_BANNERS: readonly BannerData[] = [
  {
    title: texts('Welcome offer', '迎新礼遇', 'Penawaran selamat datang', 'Welcome offer'),
    headline: 'Welcome aboard',
    tagline: 'Your first deposit goes further',
    category: 'RNG',
    linkage: '/m/activity?id=',
  },
  {
    title: texts('Live nights', '真人之夜', 'Malam live', 'Live nights'),
    headline: 'Live nights',
    tagline: 'Tables open all weekend',
    category: 'LIVE',
    linkage: '/m/live',
  },
  {
    title: texts('Reef hunters', '深海猎手', 'Pemburu karang', 'Reef hunters'),
    headline: 'Reef hunters',
    tagline: 'Aim deep, aim true',
    category: 'FISH',
    linkage: '/m/fish',
  },
  {
    title: texts('Match day', '比赛日', 'Hari pertandingan', 'Match day'),
    headline: 'Match day',
    tagline: 'Every whistle, every point',
    category: 'SPORTS',
    linkage: '/m/sports',
  },
];

/** Shown on registration. */
export const REGISTER_BANNERS: readonly BannerData[] = [
  {
    title: texts('Join tonight', '今晚加入', 'Bergabung malam ini', 'Sumali ngayong gabi'),
    headline: 'Join tonight',
    tagline: 'Two minutes, one account',
    category: 'RNG',
    linkage: '',
  },
];
