/** Countries of the dialling-code picker. Lengths count the national number with its leading zero. */
export const COUNTRIES = [
  { code: 'PH', name: 'Philippines', dialingCode: '63', mobileMinLength: 10, mobileMaxLength: 11 },
  { code: 'CN', name: 'China', dialingCode: '86', mobileMinLength: 11, mobileMaxLength: 11 },
  { code: 'ID', name: 'Indonesia', dialingCode: '62', mobileMinLength: 9, mobileMaxLength: 13 },
  { code: 'VN', name: 'Vietnam', dialingCode: '84', mobileMinLength: 9, mobileMaxLength: 11 },
  { code: 'TH', name: 'Thailand', dialingCode: '66', mobileMinLength: 9, mobileMaxLength: 10 },
  { code: 'MY', name: 'Malaysia', dialingCode: '60', mobileMinLength: 9, mobileMaxLength: 11 },
  { code: 'SG', name: 'Singapore', dialingCode: '65', mobileMinLength: 8, mobileMaxLength: 8 },
  { code: 'KR', name: 'South Korea', dialingCode: '82', mobileMinLength: 9, mobileMaxLength: 11 },
  { code: 'JP', name: 'Japan', dialingCode: '81', mobileMinLength: 10, mobileMaxLength: 11 },
  { code: 'IN', name: 'India', dialingCode: '91', mobileMinLength: 10, mobileMaxLength: 10 },
  { code: 'GB', name: 'United Kingdom', dialingCode: '44', mobileMinLength: 10, mobileMaxLength: 11 },
  { code: 'US', name: 'United States', dialingCode: '1', mobileMinLength: 10, mobileMaxLength: 10 },
] as const;
