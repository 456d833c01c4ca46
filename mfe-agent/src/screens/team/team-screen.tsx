import { useState, type ReactNode } from 'react';
import { failureCode } from 'shared-contracts/api/api-error';
import type { Subordinate } from 'shared-contracts/api/endpoints/agent';
import type { SignedInState } from 'shared-contracts/session/session-state';
import { lateSheet, ScreenFrame } from 'shared-kit/remote';
import { PulledList, ReportList } from 'shared-kit/report';
import { Button, EmptyState } from 'shared-kit/ui';
import { useAgent } from '../../store/use-agent';
import { EmptyTeam } from '../../components/empty-team/empty-team';
import { useReportWords, useT } from '../../i18n';
import { Breadcrumb } from './breadcrumb';
import { TeamRow } from './team-row';
import styles from './team-screen.module.css';
import { TeamTools } from './team-tools';
import { useTeam, type Team as TeamState } from './use-team';

/** Comes with the dialogs of the kit, which the list does without until somebody taps. */
const MemberSheets = lateSheet(() =>
  import(/* webpackChunkName: "team-member" */ './member-sheets').then((module) => module.MemberSheets),
);

/** The direct subordinates of an agent, and the way down to theirs (docs/product/agents.md#team). */
export function TeamScreen(): ReactNode {
  const session = useAgent();
  return session ? <Team session={session} /> : null;
}

/** A place that is no part of one's team: nothing to try again. */
const STRANGERS: readonly (string | undefined)[] = ['member.not_found', 'role.forbidden'];

function NobodyHere({ team }: { readonly team: TeamState }): ReactNode {
  const t = useT();
  const { place, go } = team;
  if (place.search !== '')
    return (
      <EmptyState
        kind="search"
        title={t('team.noneFound')}
        action={
          <Button variant="secondary" onClick={() => go({ search: '' })}>
            {t('team.showAll')}
          </Button>
        }
      />
    );
  if (place.parent !== '') return <EmptyState kind="search" title={t('team.emptyBelow', { name: place.parent })} />;
  return <EmptyTeam />;
}

function Team({ session }: { readonly session: SignedInState }): ReactNode {
  const t = useT();
  const words = useReportWords();
  const team = useTeam(session.userName);
  const [chosen, setChosen] = useState<Subordinate>();
  const { members, read, crumbs, go, placeBelow } = team;
  const isStranger = read.status === 'failed' && STRANGERS.includes(failureCode(read.error));
  return (
    <ScreenFrame name="team" ready={read.status !== 'loading'}>
      <PulledList words={words} read={read}>
        <div className={styles.stack}>
          <Breadcrumb crumbs={crumbs} />
          {isStranger ? (
            <EmptyState
              kind="search"
              title={t('team.foreign')}
              action={<Button onClick={() => go({ parent: '', search: '' })}>{t('team.back')}</Button>}
            />
          ) : (
            <>
              <TeamTools team={team} />
              <ReportList words={words} read={read} count={members.length} empty={<NobodyHere team={team} />}>
                <ul className={styles.list}>
                  {members.map((member) => (
                    <li key={member.username}>
                      <TeamRow
                        member={member}
                        below={placeBelow(member.username)}
                        onActions={() => setChosen(member)}
                      />
                    </li>
                  ))}
                </ul>
              </ReportList>
            </>
          )}
        </div>
      </PulledList>
      {chosen && <MemberSheets key={chosen.username} member={chosen} onClose={() => setChosen(undefined)} />}
    </ScreenFrame>
  );
}
