/** How a PDF moves, turns and scales what it draws. */
export type Transform = [number, number, number, number, number, number];

export function multiply(outer: Transform, inner: Transform): Transform {
  const [a, b, c, d, e, f] = outer;
  const [x, y] = [a * inner[4] + c * inner[5] + e, b * inner[4] + d * inner[5] + f];
  return [
    a * inner[0] + c * inner[1],
    b * inner[0] + d * inner[1],
    a * inner[2] + c * inner[3],
    b * inner[2] + d * inner[3],
    x,
    y,
  ];
}

export function apply([a, b, c, d, e, f]: Transform, x: number, y: number): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}
