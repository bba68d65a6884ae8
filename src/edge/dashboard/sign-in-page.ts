import type { Look } from './dashboard-deps.ts';
import { html } from './html.ts';
import type { Page } from './layout.ts';

export interface SignInForm {
  email: string;
  /** Path of the dashboard to go to afterwards. */
  next: string;
  /** Why the last attempt failed. */
  problem: string | null;
}

export function signInPage(look: Look, { email, next, problem }: SignInForm): Page {
  // The field that has to be filled in next.
  const focus = (wanted: boolean) => (wanted ? html` autofocus` : null);
  return {
    title: 'Sign in',
    visitor: null,
    content: html`<section class="sign-in">
<h1>Sign in</h1>
<p class="soft">See your documents and manage your API keys.</p>
${problem === null ? null : html`<p class="notice bad" role="alert" id="problem">${problem}</p>`}
<form method="post" action="${look.root}/dashboard/sign-in">
<input type="hidden" name="next" value="${next}">
<label for="email">E-mail address</label>
<input id="email" name="email" type="email" autocomplete="username" maxlength="320" required value="${email}"${focus(email === '')}>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" maxlength="256" required${focus(email !== '')}>
<button class="button">Sign in</button>
</form>
</section>`,
  };
}
