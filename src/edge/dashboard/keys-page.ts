import type { Visitor } from '../../domain/accounts/sign-in.ts';
import type { CreatedKey, KeySummary } from '../../domain/keys/keys.ts';
import type { Look } from './dashboard-deps.ts';
import { badge } from './documents-page.ts';
import { type Html, html } from './html.ts';
import { day, moment, type Page } from './layout.ts';

export interface KeysView {
  keys: KeySummary[];
  now: Date;
  /** Just made: this page is the only place where it is ever shown. */
  created: CreatedKey | null;
  form: KeyForm;
}

export interface KeyForm {
  name: string;
  expires: string;
  /** Why no key was made. */
  problem: string | null;
}

export const EMPTY_FORM: KeyForm = { name: '', expires: '', problem: null };

export function keysPage(look: Look, visitor: Visitor, view: KeysView): Page {
  return {
    title: 'API keys',
    visitor,
    current: 'keys',
    content: html`<h1>API keys</h1>
<p class="soft">A key gives access to this account's documents and credits, over REST and the tool endpoint. <a href="${look.root}/docs/authentication">How to use it</a></p>
${view.created === null ? null : newKey(view.created)}
${createForm(look, view.form)}
<h2>Your keys</h2>
${view.keys.length === 0 ? html`<p class="empty">There are no keys yet.</p>` : keyList(look, view)}`,
  };
}

function newKey({ key, name }: CreatedKey): Html {
  return html`<section class="notice good" role="status"><h2>Your new key “${name}”</h2>
<p><code class="secret" tabindex="0">${key}</code></p>
<p>Copy it now: it is not stored and will not be shown again.</p></section>`;
}

function createForm(look: Look, { name, expires, problem }: KeyForm): Html {
  return html`<form class="create" method="post" action="${look.root}/dashboard/keys" aria-labelledby="create">
<h2 id="create">Create a key</h2>
${problem === null ? null : html`<p class="notice bad" role="alert">${problem}</p>`}
<div class="fields">
<div><label for="name">Name</label>
<input id="name" name="name" maxlength="100" required autocomplete="off" placeholder="My laptop" value="${name}"></div>
<div><label for="expires">Last day <span class="soft">(optional, UTC)</span></label>
<input id="expires" name="expires" type="date" value="${expires}"></div>
<button class="button">Create key</button>
</div>
</form>`;
}

function keyList(look: Look, { keys, now }: KeysView): Html {
  return html`<ul class="rows">
${keys.map((key) => keyRow(look, key, now))}</ul>`;
}

type KeyState = 'active' | 'expired' | 'revoked';

const STATE: Record<KeyState, { label: string; look: string }> = {
  active: { label: 'Active', look: 'good' },
  expired: { label: 'Expired', look: 'waiting' },
  revoked: { label: 'Revoked', look: 'bad' },
};

function stateOf(key: KeySummary, now: Date): KeyState {
  if (key.revoked_at) return 'revoked';
  return key.expires_at && key.expires_at <= now ? 'expired' : 'active';
}

function keyRow(look: Look, key: KeySummary, now: Date): Html {
  const state = stateOf(key, now);
  const address = `${look.root}/dashboard/keys/${key.id}/revoke`;
  const revoke = html`<a class="button quiet small" href="${address}" aria-label="Revoke ${key.name}">Revoke</a>`;
  return html`<li>
<div class="what"><span class="name">${key.name}</span> <code>lp_…${key.hint}</code>
<p class="soft">Created ${day(key.created_at)} · ${key.last_used_at ? html`last used ${moment(key.last_used_at)}` : 'never used'}${key.expires_at ? html` · until ${moment(key.expires_at)}` : null}</p></div>
<div class="state">${state === 'active' ? revoke : null}${badge(STATE[state])}</div>
</li>
`;
}

export function confirmRevokePage(look: Look, visitor: Visitor, key: KeySummary): Page {
  return {
    title: 'Revoke a key',
    visitor,
    current: 'keys',
    content: html`<section class="message"><h1>Revoke “${key.name}”?</h1>
<p>Whatever uses the key <code>lp_…${key.hint}</code> is refused from the next request on. A revoked key cannot be brought back.</p>
<form method="post" action="${look.root}/dashboard/keys/${key.id}/revoke">
<button class="button">Revoke the key</button> <a class="button quiet" href="${look.root}/dashboard/keys">Keep it</a>
</form></section>`,
  };
}
