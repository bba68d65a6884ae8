/** Loaded by --import: a program whose machine's clock is an hour ahead. */
const HOUR_MS = 3_600_000;
const SystemDate = Date;

globalThis.Date = new Proxy(SystemDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [SystemDate.now() + HOUR_MS] : args, newTarget),
  get: (target, name) => (name === 'now' ? () => SystemDate.now() + HOUR_MS : Reflect.get(target, name)),
});
