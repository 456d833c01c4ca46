import { useState } from 'react';
import { failureCode } from 'shared-contracts/api/api-error';
import { requiredContracts } from 'shared-contracts/api/endpoints/agent';
import { dividends } from 'shared-contracts/api/endpoints/agent-money';
import { answerContract, contract, type Contract, type ContractKind } from 'shared-contracts/api/endpoints/contracts';
import { readAgain } from 'shared-kit/changes';
import { useQueryClient } from 'shared-kit/data';
import { useRemoteContext } from 'shared-kit/remote';

/** `conflict`: the contract is not the one that was read, and has been asked for again. */
export type AnswerOutcome = 'saved' | 'conflict' | 'failed';

export interface ContractAnswer {
  /** The answer that is under way. */
  readonly sending: 'agree' | 'decline' | undefined;
  readonly answer: (read: Contract, accept: boolean) => Promise<AnswerOutcome>;
}

/** Agrees to a contract or declines it, at the version that was read. */
export function useContractAnswer(kind: ContractKind): ContractAnswer {
  const { http, overlays } = useRemoteContext();
  const client = useQueryClient();
  const [sending, setSending] = useState<ContractAnswer['sending']>();

  const answer = async ({ id, version }: Contract, accept: boolean): Promise<AnswerOutcome> => {
    setSending(accept ? 'agree' : 'decline');
    try {
      await http.call(answerContract, { kind, id, version, accept });
      // Nothing waits any more of what was told on home and the agent home.
      client.removeQueries({ queryKey: [requiredContracts.id] });
      client.removeQueries({ queryKey: [contract.id] });
      client.removeQueries({ queryKey: [dividends.id] });
      return 'saved';
    } catch (error) {
      if (failureCode(error) === 'version.conflict') {
        await readAgain(client, [contract.id]);
        return 'conflict';
      }
      overlays.showFailure(error);
      return 'failed';
    } finally {
      setSending(undefined);
    }
  };
  return { sending, answer };
}
