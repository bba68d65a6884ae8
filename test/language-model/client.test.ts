import assert from 'node:assert/strict';
import http from 'node:http';
import { afterEach, beforeEach, test } from 'node:test';
import { createLanguageModel, type Question } from '../../src/platform/language-model/language-model.ts';
import { type Behaviour, type FakeModel, fails, says, startFakeModel } from './fake-model.ts';

const KEY = 'a-key-that-nobody-logs';
let server: FakeModel;
let logged: string[];

/** Each test has a server of its own: a question that was given up may still be on its way when the next test begins. */
beforeEach(async () => {
  logged = [];
  server = await startFakeModel();
});
afterEach(() => server.close());

function model(changes: Partial<Parameters<typeof createLanguageModel>[0]> = {}) {
  const settings = { provider: 'openai' as const, baseUrl: server.baseUrl, apiKey: KEY, model: 'small', ...changes };
  return createLanguageModel(settings, { log: (line) => void logged.push(line) });
}

const QUESTION: Question<{ word: string }> = {
  system: 'Answer with JSON.',
  prompt: 'Say a word.',
  shape: { type: 'object', properties: { word: { type: 'string' } }, required: ['word'], additionalProperties: false },
  read: (value) => (typeof (value as { word?: unknown })?.word === 'string' ? (value as { word: string }) : null),
  budgetMs: 3000,
  budgetTokens: 20_000,
  signal: new AbortController().signal,
};
const GOOD = '{"word": "bread"}';

/** The behaviours one after the other, the last one again and again. */
function inTurn(...behaviours: Behaviour[]): Behaviour {
  let at = 0;
  return (asked, response) => behaviours[Math.min(at++, behaviours.length - 1)]!(asked, response);
}

test('a good answer comes back with its tokens, and the key is sent and not logged', async () => {
  server.behave(says(GOOD));
  const { ms, ...answer } = await model().ask(QUESTION);
  assert.deepEqual(answer, { value: { word: 'bread' }, outcome: 'answered', calls: 1, tokensIn: 1200, tokensOut: 300 });
  assert.equal(server.asked[0]!.headers.authorization, `Bearer ${KEY}`);
  assert.deepEqual([server.asked[0]!.system, server.asked[0]!.prompt], ['Answer with JSON.', 'Say a word.']);
  assert.equal('tools' in server.asked[0]!.body, false);
  assert.ok(ms >= 0);
});

test('an answer in a fence, with prose, with a comma too many or cut off after its word is read', async () => {
  const list = '{"word": "bread", "more": [{"a": 1}, {"b": 2';
  for (const text of [`\`\`\`json\n${GOOD}\n\`\`\``, `Here it is: ${GOOD} Enjoy!`, '{"word": "bread",}', list]) {
    server.behave(says(text));
    assert.equal((await model().ask(QUESTION)).value?.word, 'bread');
  }
});

test('an answer of the wrong shape is asked for once more, and no third time', async () => {
  server.behave(inTurn(says('{"term": 1}'), says(GOOD)));
  assert.equal((await model().ask(QUESTION)).outcome, 'answered');
  assert.equal(server.asked.length, 2);
  server.behave(says('I would rather talk.'));
  assert.deepEqual((await model().ask(QUESTION)).outcome, 'unreadable');
  assert.equal(server.asked.length, 4);
});

test('a busy server is asked again after the time that it names, if there is so much time', async () => {
  server.behave(inTurn(fails(429, { 'retry-after': '1' }), says(GOOD)));
  const answer = await model().ask(QUESTION);
  assert.deepEqual([answer.outcome, answer.calls], ['answered', 2]);
  assert.ok(answer.ms >= 950, `${answer.ms} ms`);
  server.behave(fails(429, { 'retry-after': '60' }));
  const refused = await model().ask(QUESTION);
  assert.deepEqual([refused.outcome, refused.calls], ['busy', 1]);
});

test('a server that fails is tried again, one that refuses is not', async () => {
  server.behave(inTurn(fails(500), fails(503), says(GOOD)));
  assert.deepEqual((await model().ask(QUESTION)).outcome, 'answered');
  server.asked.length = 0;
  server.behave(fails(401));
  assert.deepEqual((await model().ask(QUESTION)).outcome, 'refused');
  assert.equal(server.asked.length, 1);
});

test('a server that takes no shape is asked without one, from then on', async () => {
  server.behave((asked, response) => (asked.body.response_format ? fails(400) : says(GOOD))(asked, response));
  const small = model();
  assert.deepEqual((await small.ask(QUESTION)).outcome, 'answered');
  assert.deepEqual((await small.ask(QUESTION)).outcome, 'answered');
  assert.deepEqual(
    server.asked.map(({ body }) => 'response_format' in body),
    [true, false, false],
  );
});

test('hanging, dripping, huge and broken-off answers end in time', async () => {
  const short = { ...QUESTION, budgetMs: 300 };
  const outcomeOf = async (behaviour: Behaviour, question = short): Promise<string> => {
    server.behave(behaviour);
    const began = performance.now();
    const { outcome } = await model().ask(question);
    assert.ok(performance.now() - began < question.budgetMs + 2000);
    return outcome;
  };
  assert.equal(await outcomeOf(() => {}), 'slow');
  const drip: Behaviour = (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(timer));
  };
  assert.equal(await outcomeOf(drip), 'slow');
  assert.equal(await outcomeOf(says('x'.repeat(400_000)), QUESTION), 'too large');
  assert.equal(await outcomeOf((_, response) => void response.destroy(), QUESTION), 'unreachable');
});

test('a redirect is not followed', async (t) => {
  let reached = false;
  const other = http.createServer((_, response) => {
    reached = true;
    response.end();
  });
  t.after(() => {
    other.closeAllConnections();
    other.close();
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as { port: number };
  server.behave(fails(307, { location: `http://127.0.0.1:${port}/v1/chat/completions` }));
  assert.equal((await model().ask({ ...QUESTION, budgetMs: 400 })).value, null);
  assert.equal(reached, false);
});

test('after five failures in a row nothing is asked for a while', async () => {
  server.behave(fails(401));
  const small = model();
  const patient = { ...QUESTION, budgetMs: 20_000 };
  for (let at = 0; at < 5; at++) assert.equal((await small.ask(patient)).outcome, 'refused');
  assert.equal((await small.ask(patient)).outcome, 'paused');
  assert.equal(server.asked.length, 5);
  assert.match(logged.at(-1)!, /5 failures in a row/);
  assert.ok(!logged.join('\n').includes(KEY));
});

test('nothing is asked that the tokens left do not cover', async () => {
  server.behave(says(GOOD));
  assert.equal((await model().ask({ ...QUESTION, budgetTokens: 200 })).outcome, 'over budget');
  assert.equal(server.asked.length, 0);
  await model().ask({ ...QUESTION, budgetTokens: 700 });
  assert.ok((server.asked[0]!.body.max_tokens as number) < 700);
});

test("Anthropic's interface is asked in its own way", async () => {
  server.behave((asked, response) => {
    assert.equal(asked.path, '/v1/messages');
    assert.equal(asked.headers['x-api-key'], KEY);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({
        type: 'message',
        id: 'answer',
        model: 'small',
        role: 'assistant',
        content: [{ type: 'text', text: GOOD }],
        stop_reason: 'end_turn',
        usage: { input_tokens: 12, output_tokens: 3 },
      }),
    );
  });
  const answer = await model({ provider: 'anthropic' }).ask(QUESTION);
  assert.deepEqual([answer.value, answer.tokensIn, answer.tokensOut], [{ word: 'bread' }, 12, 3]);
});
