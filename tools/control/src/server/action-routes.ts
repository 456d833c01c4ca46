import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MAP_DOCUMENT, readMap } from 'release-cli/map/read-map';
import { historySection } from 'release-cli/console/history-section';
import type { Html } from 'release-cli/console/html';
import { readPresent, readStatesBefore } from 'release-cli/revisions/read-revisions';
import { SETTINGS_DOCUMENT, type SettingsState } from 'release-cli/settings/settings';
import { settingsChanges } from 'release-cli/settings/settings-changes';
import { UserError } from 'release-cli/text/user-error';
import { isWriter } from 'release-cli/trust/at-hand';
import type { Store } from 'release-cli/trust/store';
import { readForm, type Action } from '../actions/action';
import { ACTIONS } from '../actions/action-table';
import type { CommandResult } from '../actions/run-command';
import type { FormSite } from '../forms/field';
import {
  actionAddress,
  actionForm,
  actionList,
  DECISION,
  decisionPage,
  filledIn,
  outcomePage,
} from '../pages/action-pages';
import { overtakenPage, revisionAddress } from '../pages/read-pages';
import { settingsHistory } from '../merchants/settings-history';
import { screensSection } from '../screens/screens-section';
import { screensOf } from './screens-of';
import { act, type Deed, type Outcome } from './act';
import { formOf, note, sendPage, sendRefusal, visitOf, type Desk, type Visit } from './visit';

interface Asked {
  readonly desk: Desk;
  readonly visit: Visit;
  readonly reply: FastifyReply;
}

/** What was written after a preview. */
async function sinceSection(
  store: Store,
  environment: string,
  { part, expected }: Extract<Outcome, { readonly kind: 'overtaken' }>,
): Promise<Html> {
  if (part === 'settings') {
    const { state } = await readPresent(store, environment, SETTINGS_DOCUMENT);
    const limit = Math.max(0, state.revision - expected);
    const { states } = await readStatesBefore(store, SETTINGS_DOCUMENT, state, limit);
    const changesOf = (before: SettingsState | undefined, after: SettingsState): readonly string[] =>
      settingsChanges(before?.settings ?? {}, after.settings);
    return settingsHistory({ states, limit, changesOf });
  }
  const { map } = await readMap(store, environment);
  const { states } = await readStatesBefore(store, MAP_DOCUMENT, map, Math.max(0, map.revision - expected));
  return historySection(states, { addressOf: revisionAddress });
}

/** Answers what was not done: forbidden, overtaken by another write, or written without all that follows. */
export async function sendUndone(
  { desk, visit, reply }: Asked,
  outcome: Exclude<Outcome, { readonly kind: 'done' | 'refused' }>,
  again: string,
): Promise<FastifyReply> {
  const { site } = desk;
  const { environment, store } = site;
  const { viewer } = visit;
  if (outcome.kind === 'forbidden')
    return sendRefusal(reply, desk, { status: 403, title: 'Not allowed', sentence: outcome.sentence, viewer });
  if (outcome.kind === 'unfinished')
    return sendRefusal(reply, desk, {
      status: 500,
      title: 'Written, and not finished',
      sentence: outcome.sentence,
      viewer,
    });
  const content = overtakenPage(environment, await sinceSection(store, environment, outcome), again);
  return sendPage(reply, 409, { title: 'Somebody wrote first', environment, viewer, content });
}

/** The form with the same answers, to look at again. */
function formAddress(action: Action, given: URLSearchParams): string {
  return `${actionAddress(action)}?${filledIn(given).toString()}`;
}

class ActionRequest {
  constructor(
    private readonly asked: Asked,
    private readonly action: Action,
    private readonly site: FormSite,
    private readonly given: URLSearchParams,
  ) {}

  /** The form again, with the reason why what it says is not done. */
  form(status: number, fault?: string): FastifyReply {
    const { desk, visit, reply } = this.asked;
    const { environment } = desk.site;
    const { viewer } = visit;
    const content = actionForm(this.action, {
      site: this.site,
      given: this.given,
      viewer,
      ...(fault === undefined ? {} : { fault }),
    });
    return sendPage(reply, status, { title: this.action.title, environment, viewer, content, place: '/releases/do/' });
  }

  async answer(): Promise<FastifyReply> {
    const { desk, visit } = this.asked;
    let deed: Deed;
    try {
      const read = readForm(this.action, this.site, this.given);
      deed = {
        action: this.action.id,
        role: 'releaser',
        command: this.action.command,
        writes: this.action.writes,
        ...read,
      };
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      note(desk, { subject: visit.subject, action: this.action.id, outcome: 'refused', sentence: error.message });
      return this.form(400, error.message);
    }
    return this.given.get('step') === 'write' ? this.write(deed) : this.preview(deed);
  }

  private async preview(deed: Deed, fault?: string): Promise<FastifyReply> {
    const { desk, visit } = this.asked;
    const outcome = await act(desk, visit, deed, null);
    if (outcome.kind === 'refused') return this.form(422, outcome.sentence);
    if (outcome.kind !== 'done') return sendUndone(this.asked, outcome, formAddress(this.action, this.given));
    const { result } = outcome;
    const { map, settingsRevision } = this.site;
    if (result.revision <= (result.part === 'map' ? map.revision : settingsRevision))
      return this.form(422, 'Nothing to do: it is so already.');
    return this.decision(deed, result, fault);
  }

  private async decision(deed: Deed, result: CommandResult, fault: string | undefined): Promise<FastifyReply> {
    const { desk, visit, reply } = this.asked;
    const { environment } = desk.site;
    const { store } = desk.site.placeOf(visit.person);
    const { viewer } = visit;
    const isAlone = result.part === 'settings' || (await isWriter(store, environment));
    const content = decisionPage({
      environment,
      title: this.action.title,
      address: actionAddress(this.action),
      result,
      words: deed.words,
      viewer,
      revision: result.revision - 1,
      given: this.given,
      button: isAlone ? `Write to ${environment}` : 'Propose',
      asksReason: true,
      screens: await this.screens(deed, result),
      fault,
    });
    return sendPage(reply, fault === undefined ? 200 : 400, {
      title: `Preview: ${this.action.title}`,
      environment,
      viewer,
      content,
    });
  }

  /** The screens of the one merchant that a form names, as they would be. */
  private async screens({ scope }: Deed, { planned }: CommandResult): Promise<Html | null> {
    const [code, ...others] = scope === null || scope.merchants === 'all' ? [] : scope.merchants;
    if (this.action.showsScreens !== true || planned === undefined || code === undefined || others.length > 0)
      return null;
    const { desk, visit } = this.asked;
    return screensSection(await screensOf(desk, visit, planned, code), undefined, DECISION);
  }

  private async write(deed: Deed): Promise<FastifyReply> {
    const { desk, visit, reply } = this.asked;
    const reason = (this.given.get('reason') ?? '').trim();
    if (reason === '') return this.preview(deed, 'Reason is missing: say why, in a few words.');
    const text = this.given.get('revision') ?? '';
    if (!/^\d{1,9}$/.test(text))
      return this.preview(deed, 'This form does not say what it was decided on: look at the preview again.');
    const outcome = await act(desk, visit, deed, { reason, expected: Number(text) });
    if (outcome.kind === 'refused') return this.form(422, outcome.sentence);
    if (outcome.kind !== 'done') return sendUndone(this.asked, outcome, formAddress(this.action, this.given));
    const { environment } = desk.site;
    const { title } = this.action;
    const content = outcomePage(environment, title, outcome.result);
    return sendPage(reply, 200, { title, environment, viewer: visit.viewer, content });
  }
}

/** Forms of the actions, their previews and writes. */
export function actionRoutes(app: FastifyInstance, desk: Desk): void {
  const { environment } = desk.site;

  app.get('/releases/do/', async (request, reply) => {
    const visit = await visitOf(desk, request, reply, { action: 'view' });
    if (visit === null) return reply;
    return sendPage(reply, 200, {
      title: 'Act',
      environment,
      viewer: visit.viewer,
      content: actionList(environment),
      place: '/releases/do/',
    });
  });

  const opened = async (
    request: FastifyRequest<{ Params: { action: string } }>,
    reply: FastifyReply,
    given: URLSearchParams,
  ) => {
    const { action: id } = request.params;
    const action = ACTIONS.find((known) => known.id === id);
    const visit = await visitOf(desk, request, reply, { action: action?.id ?? 'view', role: 'releaser' });
    if (visit === null) return null;
    if (action !== undefined) return new ActionRequest({ desk, visit, reply }, action, await desk.site.form(), given);
    sendRefusal(reply, desk, {
      status: 404,
      title: 'Not here',
      sentence: 'There is no such action.',
      viewer: visit.viewer,
    });
    return null;
  };

  app.get<{ Params: { action: string } }>('/releases/do/:action', async (request, reply) => {
    const given = new URL(request.url, desk.publicAddress).searchParams;
    return (await opened(request, reply, given))?.form(200) ?? reply;
  });

  app.post<{ Params: { action: string } }>(
    '/releases/do/:action',
    async (request, reply) => (await opened(request, reply, formOf(request)))?.answer() ?? reply,
  );
}
