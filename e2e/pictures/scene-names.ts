/** States of a screen that somebody has to bring about. */
export type SceneName =
  | 'bets-filter'
  | 'end-of-page'
  | 'failed-section'
  | 'game-filter'
  | 'maintenance'
  | 'menu'
  | 'messages-fail'
  | 'nickname'
  | 'no-rewards'
  | 'pop-up'
  | 'register-over-home'
  | 'wallet';
