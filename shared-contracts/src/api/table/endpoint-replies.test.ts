import * as v from 'shared-contracts/schema';
import { ENDPOINTS, type EndpointId } from './endpoint-table';

/** What a caller of `id` gets when the server answers `value`. */
function reply(id: EndpointId, value: unknown): unknown {
  return v.parse(ENDPOINTS[id].reply, value);
}

function isRefused(id: EndpointId, value: unknown): boolean {
  return !v.safeParse(ENDPOINTS[id].reply, value).success;
}

const game = { nodeId: 7, vassalage: 'PG', gameId: 'g7', gameName: 'Seven', supportPlay: '0', isGameH5: 'Y' };
const parsedGame = {
  nodeId: '7', vassalage: 'PG', gameId: 'g7', gameName: 'Seven', nodeName: '', displayName: '', gameType: '',
  gameCategory: '', showIcon: false, iconUrl: '', mobileLargeIcon: '', gameClassify: '', gameClassifyNew: '',
  minBet: null, roomId: '', supportPlay: 0, gameCode: 'lobby', isGameH5: true, playType: '', lottoMode: '',
  defaultPlayType: null,
}; // prettier-ignore

describe('R-01 system status', () => {
  const status = {
    info: {
      whitelabel: { flags: { CBS3: true }, promotions: {}, menus: ['AGEPAG'] },
      languages: { supported: ['TY', 'EN'], default: 'TY' },
    },
    location: { ip: '203.0.113.1' },
    maintenance: false,
    regionRestriction: true,
  };

  it('fills in what the merchant left out', () => {
    expect(reply('R-01', status)).toMatchObject({
      info: { customerService: false, resources: [], imageCDNs: [], mobileTemplate: { mem_cen: '0', dep_func: '0' } },
      location: { ip: '203.0.113.1', country: '' },
      regionRestriction: true,
    });
  });

  it('takes a site for open whose status does not say so: the gateway refuses what is closed', () => {
    expect(reply('R-01', { ...status, maintenance: undefined })).toMatchObject({ maintenance: false });
  });

  it.each([
    ['1', 1],
    ['0', 0],
    ['Y', true],
    [true, true],
    [3, 3],
    ['soon', false],
  ])('reads the maintenance %j as %j', (maintenance, known) => {
    expect(reply('R-01', { ...status, maintenance })).toMatchObject({ maintenance: known });
  });

  it('keeps a resource without an address: a way to sign in has none', () => {
    const resources = [{ type: 'SIGNIN', url: '', labelNameEn: '', resourceType: 'SIGNIN' }];
    expect(reply('R-01', { ...status, info: { ...status.info, resources } })).toMatchObject({ info: { resources } });
  });

  it('lives with a language, a label and a switch that it does not know', () => {
    const info = {
      resources: [{ type: 'IOS', url: '/a', labelNameEn: null }, null],
      whitelabel: { flags: { CBS3: 'Y', RNG3: 'sometimes' }, promotions: {}, menus: ['AGEPAG', 7] },
      languages: { supported: ['PT-BR', 'EN'], default: 'PT-BR' },
    };
    expect(reply('R-01', { ...status, info })).toMatchObject({
      info: {
        resources: [{ type: 'IOS', url: '/a', labelNameEn: '', resourceType: '' }],
        whitelabel: { flags: { CBS3: true }, menus: ['AGEPAG', '7'] },
        languages: { supported: ['EN'], default: 'EN' },
      },
    });
  });

  it.each([
    ['Asia/Manila', 'Asia/Manila'],
    ['Mars/Olympus', ''],
    [8, ''],
  ])('takes %j for a zone only where there is one', (timeZone, known) => {
    expect(reply('R-01', { ...status, info: { ...status.info, timeZone } })).toMatchObject({
      info: { timeZone: known },
    });
  });
});

describe('R-13 registration settings', () => {
  it('fills in switches and rules', () => {
    const settings = { methods: { mobile: true, username: false }, rules: { email: { enabled: true, maxLength: 50 } } };
    expect(reply('R-13', settings)).toEqual({
      methods: { mobile: true, username: false },
      mobilePassword: false,
      mobileVerification: false,
      captcha: false,
      affiliateRequired: false,
      rules: { email: { enabled: true, required: false, maxLength: 50 } },
    });
  });

  it('refuses settings without methods', () => {
    expect(isRefused('R-13', { rules: {} })).toBe(true);
  });
});

describe('R-21 member', () => {
  it('is of type 4 when the server names none', () => {
    expect(reply('R-21', { id: 12, account: 'ann', token: 't', unknown: 1 })).toEqual({
      id: '12', type: 4, nickname: '', icon: '', account: 'ann', token: 't', vipLevel: 0, vipName: '', mobileMasked: '', emailMasked: '',
      mobileVerified: true, emailVerified: true,
      payeeNameMasked: '', hasPaymentPassword: false, cohorts: '',
    }); // prettier-ignore
  });

  it('refuses a member without an account name', () => {
    expect(isRefused('R-21', { id: 12, type: 0 })).toBe(true);
  });
});

describe('R-28 wallet', () => {
  it('may lack the symbol', () => {
    expect(reply('R-28', { sumBalance: 12.5, currencySymbol: null })).toEqual({ sumBalance: 12.5, currencySymbol: '' });
  });

  it.each([[{ currencySymbol: '$' }], [{ sumBalance: 'twelve' }], [null]])('refuses %j', (value) => {
    expect(isRefused('R-28', value)).toBe(true);
  });
});

describe('R-36 game types', () => {
  it('keeps the order of the categories', () => {
    const types = {
      sorting: [
        { gameCategory: 'RNG', vendorNames: ['PG'] },
        { gameCategory: 'LIVE', icon: 'live.png' },
      ],
      mapping: { RNG: [{ vassalage: 'PG', displayName: 'Pocket', freeplay: '1' }] },
    };
    expect(reply('R-36', types)).toEqual({
      sorting: [
        { gameCategory: 'RNG', vendorNames: ['PG'], icon: '' },
        { gameCategory: 'LIVE', vendorNames: [], icon: 'live.png' },
      ],
      mapping: { RNG: [{ vassalage: 'PG', displayName: 'Pocket', freeplay: 1 }] },
    });
  });

  it('refuses an answer without a mapping', () => {
    expect(isRefused('R-36', { sorting: [] })).toBe(true);
  });
});

describe('R-37 games', () => {
  it('keeps the good games and drops the bad', () => {
    const games = [{ gameName: 'no node' }, game, { ...game, nodeId: 'n8' }];
    expect(reply('R-37', { games, pageNum: 1, totalPages: 3 })).toEqual({
      games: [parsedGame, { ...parsedGame, nodeId: 'n8' }],
      pageNum: 1,
      totalPages: 3,
    });
  });

  it('does not take a missing supportPlay for the 0 that allows free play', () => {
    const games = [{ ...game, supportPlay: undefined }];
    expect(reply('R-37', { games, pageNum: 1, totalPages: 1 })).toMatchObject({ games: [{ supportPlay: null }] });
  });

  it('refuses an answer without games', () => {
    expect(isRefused('R-37', { pageNum: 1, totalPages: 1 })).toBe(true);
  });
});

describe('R-44 winners', () => {
  const vo = {
    customerName: 'a***n',
    gameName: 'Seven',
    winAmount: 10,
    gameCategory: 'RNG',
    vassalage: 'PG',
    nodeId: 7,
  };

  it('keeps the good winners', () => {
    const winner = { vo: { ...vo, gameId: '', nodeId: '7' } };
    expect(reply('R-44', { list: [{ vo }, { vo: { ...vo, winAmount: 'much' } }, vo] })).toEqual({ list: [winner] });
  });

  it('refuses an answer without a list', () => {
    expect(isRefused('R-44', [])).toBe(true);
  });
});

describe('R-60 announcements', () => {
  const empty = { promotion: [], banners: [], player: [], popup: [], hot: [], agent: [], footer: { unreadCount: 0 } };
  const notice = { id: 3, title: 'News', content: '<p>x</p>', startDate: 1_700_000_000_000, read: true };

  it('is empty by group where the server sends none', () => {
    expect(reply('R-60', {})).toEqual(empty);
    expect(reply('R-60', { player: null, footer: {} })).toEqual(empty);
  });

  it('keeps the good items of each group', () => {
    const value = { banners: [{ url: 'b.png' }, {}], player: [notice, { title: 'no id' }], footer: { unreadCount: 2 } };
    expect(reply('R-60', value)).toEqual({
      ...empty,
      banners: [{ url: 'b.png', groupName: '', linkage: '', title: '' }],
      player: [notice],
      footer: { unreadCount: 2 },
    });
  });

  it.each([[null], [undefined], ['']])('keeps a sign-up status of %j apart from 0, which is set', (signUpStatus) => {
    const promotion = { id: 'p', startDate: 0, signUpStatus };
    const value = { promotion: [promotion, { ...promotion, signUpStatus: 0 }] };
    expect(reply('R-60', value)).toMatchObject({
      promotion: [{ signUpStatus: signUpStatus ?? null }, { signUpStatus: 0 }],
    });
  });

  it('does without a group that is no list', () => {
    expect(reply('R-60', { player: 'none' })).toMatchObject({ player: [] });
  });
});

describe('what old or lean servers leave out', () => {
  it.each<[EndpointId, unknown, unknown]>([
    ['R-12', {}, { expirationTime: null }],
    ['R-39', { content: [1, '2', null] }, { content: ['1', '2'] }],
    ['R-55', {}, { unReadCount: 0 }],
    ['R-56', {}, { version: { pathList: [] } }],
    ['R-69', { divtypecompperiodreq: 2 }, { dailysalreqtype: '', divtypecompperiodreq: '2', contracthoursalreq: '' }],
    [
      'R-70',
      {},
      { footer: { teamLoginMemberCount: 0, teamBetMemberCount: 0, teamRegisterMemberCount: 0, teamOnlineCount: 0 } },
    ],
    ['R-23', { anything: 1 }, null],
  ])('%s reads %j', (id, value, expected) => {
    expect(reply(id, value)).toEqual(expected);
  });
});
