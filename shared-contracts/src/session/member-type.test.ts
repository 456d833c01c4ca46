import { canDeposit, DEFAULT_MEMBER_TYPE, isAgent, isTrial, MEMBER_TYPE, needsContractCheck } from './member-type';

describe('the rules of member types', () => {
  it.each([
    { type: undefined, agent: false, contract: false, deposit: false, trial: false },
    { type: 0, agent: false, contract: true, deposit: true, trial: false },
    { type: 1, agent: true, contract: true, deposit: true, trial: false },
    { type: 2, agent: true, contract: true, deposit: true, trial: false },
    { type: 4, agent: false, contract: false, deposit: false, trial: true },
    { type: 40, agent: false, contract: false, deposit: false, trial: false },
    { type: 41, agent: true, contract: false, deposit: false, trial: false },
    { type: 42, agent: true, contract: false, deposit: false, trial: false },
    { type: 3, agent: true, contract: true, deposit: false, trial: false },
    { type: 5, agent: true, contract: true, deposit: false, trial: false },
    { type: 99, agent: true, contract: true, deposit: false, trial: false },
  ])('$type: agent $agent, contract check $contract, deposit $deposit, trial $trial', ({ type, ...expected }) => {
    expect({
      agent: isAgent(type),
      contract: needsContractCheck(type),
      deposit: canDeposit(type),
      trial: isTrial(type),
    }).toEqual(expected);
  });

  it('takes a session without a type for a trial', () => {
    expect(DEFAULT_MEMBER_TYPE).toBe(MEMBER_TYPE.trial);
  });
});
