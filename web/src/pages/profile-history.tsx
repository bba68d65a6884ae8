export function ProfileHistory() {
  return null;
}
