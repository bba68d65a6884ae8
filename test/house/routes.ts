/**
 * Every route with its guard and its limit.
 * - key: an API key; 401 without one
 * - person: somebody who is signed in; 401 otherwise
 * - origin: a form that comes from our own pages; 403 otherwise, and behind it the person where there must be one
 * - signature: a signed link; 403 without one
 * - missing: nothing there unless it is set up; 404
 * - open: anybody
 */
const ROUTES = `
POST    /v1/resume/create                key        60 an IP
GET     /v1/resume/:resume_id            key        60 an IP
POST    /v1/cover-letter/create          key        60 an IP
GET     /v1/cover-letter/:cover_letter_id key       60 an IP
OPTIONS /v1/mcp                          open       none
POST    /v1/mcp                          key        600 an IP
GET     /v1/mcp                          key        600 an IP
HEAD    /v1/mcp                          key        600 an IP
PUT     /v1/mcp                          key        600 an IP
PATCH   /v1/mcp                          key        600 an IP
DELETE  /v1/mcp                          key        600 an IP
OPTIONS /v1/mcp/                         open       none
POST    /v1/mcp/                         key        600 an IP
GET     /v1/mcp/                         key        600 an IP
HEAD    /v1/mcp/                         key        600 an IP
PUT     /v1/mcp/                         key        600 an IP
PATCH   /v1/mcp/                         key        600 an IP
DELETE  /v1/mcp/                         key        600 an IP
GET     /files/:name                     signature  none
HEAD    /files/:name                     signature  none
GET     /healthz                         open       none
HEAD    /healthz                         open       none
GET     /readyz                          open       none
HEAD    /readyz                          open       none
GET     /openapi.json                    open       none
HEAD    /openapi.json                    open       none
GET     /dashboard/api/options           open       none
POST    /dashboard/api/sign-up           origin     none
POST    /dashboard/api/sign-in           origin     none
POST    /dashboard/api/sign-in/code      origin     none
POST    /dashboard/api/sign-out          origin     none
POST    /dashboard/api/password/forgot   origin     none
POST    /dashboard/api/password/reset    origin     none
POST    /dashboard/api/password/change   origin     none
POST    /dashboard/api/email/verify      origin     none
POST    /dashboard/api/email/change      origin     none
POST    /dashboard/api/email/change/confirm origin  none
GET     /dashboard/api/second-factor     person     none
POST    /dashboard/api/second-factor/begin origin   none
POST    /dashboard/api/second-factor/confirm origin none
POST    /dashboard/api/second-factor/off origin     none
GET     /dashboard/api/oauth/:provider   missing    none
GET     /dashboard/api/oauth/:provider/callback missing none
GET     /dashboard/api/session           person     none
GET     /dashboard/api/sessions          person     none
DELETE  /dashboard/api/sessions/:id      origin     none
GET     /dashboard/api/account/export    person     none
POST    /dashboard/api/account/delete    origin     none
GET     /dashboard/api/profile           person     none
PUT     /dashboard/api/profile           origin     none
GET     /dashboard/api/profile/versions  person     none
GET     /dashboard/api/profile/versions/:number person none
POST    /dashboard/api/profile/versions/:number/restore origin none
GET     /dashboard/api/profile/export    person     none
POST    /dashboard/api/profile/imports   origin     none
GET     /dashboard/api/profile/imports/:id person   none
GET     /dashboard/api/profile/imports/:id/source person none
GET     /dashboard/api/profile/imports/:id/text person none
POST    /dashboard/api/profile/imports/:id/merge origin none
POST    /dashboard/api/profile/imports/:id/accept origin none
POST    /dashboard/api/profile/imports/:id/dismiss origin none
GET     /dashboard/api/documents         person     none
POST    /dashboard/api/documents         origin     none
GET     /dashboard/api/documents/:id     person     none
PATCH   /dashboard/api/documents/:id     origin     none
DELETE  /dashboard/api/documents/:id     origin     none
GET     /dashboard/api/documents/:id/docx person     none
GET     /dashboard/api/documents/:id/pdf person     none
POST    /dashboard/api/documents/:id/revise origin  none
POST    /dashboard/api/documents/:id/revise/undo origin none
GET     /dashboard/api/events            person     none
GET     /dashboard/api/keys              person     none
POST    /dashboard/api/keys              origin     none
PATCH   /dashboard/api/keys/:id          origin     none
DELETE  /dashboard/api/keys/:id          origin     none
GET     /dashboard/api/keys/:id/requests person     none
GET     /dashboard/api/keys/:id/usage    person     none
GET     /dashboard/api/credits           person     none
GET     /dashboard/api/credits/ledger    person     none
GET     /dashboard/api/usage             person     none
GET     /dashboard/api/settings          person     none
PUT     /dashboard/api/settings          origin     none
GET     /dashboard/api/settings/preview/:file person none
GET     /dashboard                       open       none
HEAD    /dashboard                       open       none
GET     /dashboard/*                     open       none
HEAD    /dashboard/*                     open       none
GET     /                                open       none
HEAD    /                                open       none
GET     /llms.txt                        open       none
HEAD    /llms.txt                        open       none
GET     /llms-full.txt                   open       none
HEAD    /llms-full.txt                   open       none
GET     /robots.txt                      open       none
HEAD    /robots.txt                      open       none
GET     /site/*                          open       none
HEAD    /site/*                          open       none
GET     /favicon.svg                     open       none
HEAD    /favicon.svg                     open       none
GET     /favicon.ico                     open       none
HEAD    /favicon.ico                     open       none
GET     /docs                            open       none
HEAD    /docs                            open       none
GET     /docs/search                     open       60 an IP
HEAD    /docs/search                     open       60 an IP
GET     /docs/*                          open       none
HEAD    /docs/*                          open       none
`;

export interface Route {
  method: string;
  url: string;
  guard: string;
  limit: string;
}

export const rows: Route[] = ROUTES.trim()
  .split('\n')
  .map((line) => {
    const [method, url, guard, ...limit] = line.split(/\s+/) as [string, string, string, ...string[]];
    return { method, url, guard, limit: limit.join(' ') };
  });
