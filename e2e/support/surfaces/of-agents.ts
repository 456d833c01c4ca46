import { press, type Surfaces } from './surface';

const OF_TEAM: Surfaces = {
  'what can be done with a member': {
    from: 'mfe-agent/src/screens/team/member-sheets.tsx',
    at: '/m/member/team',
    as: 'demo_leader',
    open: press('Actions for demo_agent'),
    name: 'demo_agent',
  },
  'the figures of a member': {
    from: 'mfe-agent/src/components/member-report/member-report.tsx',
    at: '/m/member/team',
    as: 'demo_leader',
    open: async (page) => {
      await press('Actions for demo_agent')(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Figures' }).click();
    },
    name: 'Figures of demo_agent',
  },
  'a transfer to a member': {
    from: 'mfe-agent/src/components/money-form/money-sheet.tsx',
    at: '/m/member/team',
    as: 'demo_leader',
    open: async (page) => {
      await press('Actions for demo_agent')(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Transfer' }).click();
    },
    name: /demo_agent/,
  },
  'the choice of a subordinate': {
    from: 'mfe-agent/src/screens/rebate-settings/member-sheet.tsx',
    at: '/m/member/agent/agentRebeat',
    as: 'demo_leader',
    open: press('Choose a subordinate'),
    name: 'Choose a subordinate',
  },
  'a bet of the team': {
    from: 'mfe-agent/src/screens/team-betting/bet-sheet.tsx',
    at: '/m/teamBetting?days=30',
    as: 'demo_leader',
    open: (page) => page.getByRole('main').getByRole('region').first().getByRole('button').first().click(),
    name: /./,
  },
  'the filter of a report': {
    from: 'mfe-agent/src/components/report-page/report-page.tsx',
    at: '/m/teamBetting?days=30',
    as: 'demo_leader',
    open: press('Filter'),
    name: 'Filter',
  },
};

const OF_ACCOUNTS: Surfaces = {
  'the form of an invite link': {
    from: 'mfe-agent/src/screens/open-account/create-link-sheet.tsx',
    at: '/m/agentRegister?tab=links',
    as: 'demo_leader',
    open: press('Create link'),
    name: 'Create link',
  },
  'the code of an invite link': {
    from: 'mfe-agent/src/screens/open-account/code-sheet.tsx',
    at: '/m/agentRegister?tab=links',
    as: 'demo_agent',
    open: press('Show code'),
    name: /^[A-Z\d]{8}$/,
  },
  'the question before deleting an invite link': {
    from: 'mfe-agent/src/screens/open-account/use-invite-links.ts',
    at: '/m/agentRegister?tab=links',
    as: 'demo_agent',
    open: press(/^Delete link/),
    role: 'alertdialog',
    name: 'Delete this link?',
  },
};

const OF_MONEY: Surfaces = {
  'the dividend': {
    from: 'mfe-agent/src/components/money-form/money-sheet.tsx',
    at: '/m/member/agent/agentDivident',
    as: 'demo_leader',
    open: press('Withdraw'),
    name: 'Withdraw dividend',
  },
  'the recipients of an envelope': {
    from: 'mfe-agent/src/screens/red-rain/recipients-sheet.tsx',
    at: '/m/redRain',
    as: 'demo_leader',
    open: press(/Choose recipients|Recipients/),
    name: 'Choose recipients',
  },
};

/** One contract waits. */
const SALARY = { dailysalreqtype: 'day', divtypecompperiodreq: '', contracthoursalreq: '' };

const OF_CONTRACTS: Surfaces = {
  'the question about a contract': {
    from: 'host-shell/src/agent-agreements/contract-alerts.tsx',
    at: '/m/agent',
    as: 'ember_agent',
    before: async (page, control) => {
      // Each document begins as one that has asked nothing yet, whenever the one before came to ask.
      await page.addInitScript(() => {
        if (self.origin !== 'null') sessionStorage.removeItem('seenContracts');
      });
      await control.scenario('one contract', { answers: { 'R-69': { value: SALARY } } });
    },
    open: async (page) => void (await page.reload()),
    role: 'alertdialog',
    name: 'Your salary contract',
  },
  'the question before agreeing to a contract': {
    from: 'mfe-agent/src/screens/contract/contract-answer-bar.tsx',
    at: '/m/member/agent/getSalaryContract',
    as: 'ember_agent',
    open: press('Agree'),
    role: 'alertdialog',
    name: 'Agree to this contract?',
  },
};

/** What lies over pages of agents. */
export const OF_AGENTS: Surfaces = { ...OF_TEAM, ...OF_ACCOUNTS, ...OF_MONEY, ...OF_CONTRACTS };
