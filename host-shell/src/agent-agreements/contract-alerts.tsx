import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { requiredContracts, type RequiredContracts } from 'shared-contracts/api/endpoints/agent';
import { needsContractCheck } from 'shared-contracts/session/member-type';
import { memberType } from 'shared-contracts/session/session-state';
import { useEndpoint } from 'shared-kit/data';
import { useHost, useHostSession } from '../host/use-host';
import { useHostTexts } from '../i18n/use-host-texts';
import { isToBeTold, markTold, waitingContracts, type ContractPage } from './contract-rules';

/**
 * Tells members of contracts that wait for their answer (docs/product/agents.md#contracts), one after the other: once in
 * a session on home and once on the agent home. A failed request shows nothing.
 */
export function ContractAlerts({ page }: { readonly page: ContractPage }): null {
  const t = useHostTexts();
  const { overlays, navigation, shared } = useHost();
  const { storage } = shared;
  const isChecked = needsContractCheck(memberType(useHostSession()));
  const [isFirst] = useState(() => isToBeTold(storage, page));
  const { data } = useEndpoint(requiredContracts, {}, { enabled: isChecked && isFirst });
  const isHere = useRef(false);
  const tell = useEffectEvent(async (required: RequiredContracts) => {
    if (!isToBeTold(storage, page)) return;
    markTold(storage, page);
    for (const { kind, path } of waitingContracts(required)) {
      const goes = await overlays.confirm({
        title: t(`contract.${kind}Title`),
        text: t(`contract.${kind}Text`),
        confirmLabel: t('contract.go'),
        cancelLabel: t('action.cancel'),
      });
      if (!isHere.current) return;
      if (goes) {
        markTold(storage, 'all');
        navigation.go(path, { replace: false });
        return;
      }
    }
  });
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  useEffect(() => {
    if (data !== undefined) void tell(data);
  }, [data]);
  return null;
}
