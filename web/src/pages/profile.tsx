export function Profile() {
  return null;
}
