// Node does not strip types below node_modules, where an installed Letterpress lives: this hook does it for our own files.
import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';

const ours = new URL('../', import.meta.url).href;

silenceStripWarning();

registerHooks({
  load(url, context, nextLoad) {
    const isOurs = url.startsWith(ours) && url.endsWith('.ts') && !url.slice(ours.length).includes('node_modules/');
    if (!isOurs) return nextLoad(url, context);
    const source = stripTypeScriptTypes(readFileSync(fileURLToPath(url), 'utf8'));
    return { format: 'module', source, shortCircuit: true };
  },
});

/** Node calls stripping by hand experimental; the person who runs a command can do nothing about it. */
function silenceStripWarning() {
  const { emitWarning } = process;
  process.emitWarning = (warning, ...rest) => {
    if (!String(warning).startsWith('stripTypeScriptTypes')) emitWarning.call(process, warning, ...rest);
  };
}
