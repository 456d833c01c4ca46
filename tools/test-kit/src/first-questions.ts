import { createElement, type ComponentType } from 'react';
import { textFields } from 'shared-contracts/api/gateway/write-request';
import type { EventOwner } from 'shared-contracts/events/event-map';
import type { FirstRead } from 'shared-contracts/remote/first-read';
import { renderInSite, type RenderSetup } from './render';

/** A call and its fields, as text that can be compared. */
function question(id: string, fields: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams(textFields(fields));
  query.sort();
  return `${id}?${query.toString()}`;
}

/** A read as the page would ask it for whom a fake context is made; `today` is the day of the test. */
function filled({ id, fields }: FirstRead, setup: RenderSetup<EventOwner>, today: string): string {
  const page = new URL(setup.at ?? '/', 'https://site.example').searchParams;
  const places: Readonly<Record<string, string>> = {
    '{merchant}': setup.context.site.merchantCode(),
    '{language}': setup.context.language.get(),
    '{today}': today,
  };
  const known = Object.entries(fields).map(([name, text]) => {
    const [, own] = /^\{\?(.+)\}$/.exec(text) ?? [];
    return [name, own === undefined ? (places[text] ?? text) : (page.get(own) ?? '')];
  });
  return question(id, Object.fromEntries(known) as Record<string, string>);
}

/** What a part asks for, beside what `routes.ts` names of it. */
export interface FirstQuestions {
  /** So far; nothing is answered but what a test has told the context to. */
  readonly asked: () => readonly string[];
  readonly named: readonly string[];
}

/** Draws a part of a section that gets no further answers, and lists what it asks for. */
export function firstQuestions<Owner extends EventOwner>(
  Part: ComponentType,
  reads: readonly FirstRead[],
  setup: RenderSetup<Owner>,
  today = '',
): FirstQuestions {
  const { http } = setup.context;
  http.hangAll();
  renderInSite(createElement(Part), setup);
  return {
    asked: () => http.calls.map(({ id, request }) => question(id, request as Record<string, unknown>)).sort(),
    named: reads.map((read) => filled(read, setup as unknown as RenderSetup<EventOwner>, today)).sort(),
  };
}
