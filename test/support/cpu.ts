/** The work that this process has done, in milliseconds: what a busy machine does to a clock it does not do to this. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
