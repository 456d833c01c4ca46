export const text = 'Our catalog';
