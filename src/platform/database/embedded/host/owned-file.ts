import fs from 'node:fs';

export interface Owner {
  uid: number;
  gid: number;
}

const { O_APPEND, O_CREAT, O_NOFOLLOW, O_RDWR } = fs.constants;

/**
 * Opens a file for appending, made if need be. What root makes in somebody's data folder belongs to that person, who
 * could not start the server again otherwise; and root follows no link that stands there instead.
 */
export function openOwnedFile(file: string, owner: Owner): number {
  const fd = fs.openSync(file, O_APPEND | O_CREAT | O_RDWR | O_NOFOLLOW, 0o600);
  if (process.getuid?.() === 0) fs.fchownSync(fd, owner.uid, owner.gid);
  return fd;
}
