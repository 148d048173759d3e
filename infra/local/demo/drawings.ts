/** The demo's pictures, drawn as SVG: flat, warm, and different by a seed. */

const PALETTES = [
  { wall: '#EFE3D0', floor: '#D9C5A7', wood: '#B98B5C', dark: '#7A5636', paper: '#FAF7F2' },
  { wall: '#E3E7DD', floor: '#C9CDB9', wood: '#A8835D', dark: '#5F5340', paper: '#F8F8F2' },
] as const
const THINGS = [
  '#1F6F54',
  '#A84A22',
  '#8A1C2B',
  '#D8A23A',
  '#3E6B89',
  '#6B4E71',
  '#C96F4A',
  '#88A07D',
  '#E8C9A0',
]
const INK = '#1F2A2E'

type Palette = (typeof PALETTES)[number]

const palette = (warm: number): Palette => PALETTES[warm % PALETTES.length] ?? PALETTES[0]

/** A row of numbers from 0 to below 1, always the same for a seed. */
const dice = (seed: number) => {
  let state = seed * 2_654_435_761
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0
    return state / 2 ** 32
  }
}

const svg = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`

const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" fill="${fill}" rx="${radius}"/>`

const circle = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}" fill="${fill}"/>`

const room = (colours: Palette, width: number, height: number): string =>
  rect(0, 0, width, height, colours.wall) + rect(0, height * 0.86, width, height * 0.14, colours.floor)

const pick = (roll: () => number): string => THINGS[Math.floor(roll() * THINGS.length)] ?? INK

/** A thing on a board: books, a vase, a bowl, a plant, a box. `x` is its left, `y` the board. */
const thing = (roll: () => number, x: number, y: number, size: number): { body: string; width: number } => {
  const kind = Math.floor(roll() * 5)
  const colour = pick(roll)
  if (kind === 0) {
    const books = Array.from({ length: 4 + Math.floor(roll() * 3) }, (_, at) => {
      const tall = size * (0.7 + roll() * 0.3)
      return rect(x + at * size * 0.17, y - tall, size * 0.15, tall, pick(roll), 1.5)
    })
    return { body: books.join(''), width: books.length * size * 0.17 }
  }
  if (kind === 1) {
    const vase = `<path d="M${x + size * 0.18} ${y} q${-size * 0.24} ${-size * 0.35} ${size * 0.04} ${-size * 0.58} l0 ${-size * 0.14} h${size * 0.2} l0 ${size * 0.14} q${size * 0.28} ${size * 0.23} ${size * 0.04} ${size * 0.58} z" fill="${colour}"/>`
    return { body: vase, width: size * 0.62 }
  }
  if (kind === 2) {
    const bowls = [0, 1, 2].map(at =>
      rect(
        x + at * size * 0.03,
        y - size * (0.16 + at * 0.14),
        size * (0.6 - at * 0.06),
        size * 0.13,
        at % 2 ? '#FAF7F2' : colour,
        6,
      ),
    )
    return { body: bowls.join(''), width: size * 0.68 }
  }
  if (kind === 3) {
    const leaves = [-32, -12, 12, 32].map(
      turn =>
        `<ellipse cx="${x + size * 0.3}" cy="${y - size * 0.62}" rx="${size * 0.09}" ry="${size * 0.28}" fill="#3F7D58" transform="rotate(${turn} ${x + size * 0.3} ${y - size * 0.34})"/>`,
    )
    const pot = `<path d="M${x + size * 0.1} ${y - size * 0.34} h${size * 0.4} l${-size * 0.06} ${size * 0.34} h${-size * 0.28} z" fill="${colour}"/>`
    return { body: leaves.join('') + pot, width: size * 0.66 }
  }
  const box =
    rect(x, y - size * 0.5, size * 0.55, size * 0.5, colour, 3) +
    rect(x, y - size * 0.36, size * 0.55, size * 0.08, '#FAF7F2')
  return { body: box, width: size * 0.62 }
}

const rowOfThings = (roll: () => number, left: number, right: number, y: number, size: number): string => {
  let body = ''
  let x = left
  while (x < right - size * 0.8) {
    const one = thing(roll, x, y, size)
    body += one.body
    x += one.width + size * (0.12 + roll() * 0.35)
  }
  return body
}

/** Shelves full of things along a wall. */
export const shelfWall = (warm: number, width: number, height: number, seed: number): string => {
  const colours = palette(warm)
  const roll = dice(seed)
  const units = Math.max(1, Math.round(width / 370))
  const unit = width / units
  const boards = 3
  let body = room(colours, width, height)
  for (let at = 0; at < units; at++) {
    const left = at * unit + unit * 0.08
    const wide = unit * 0.84
    const top = height * 0.1
    const tall = height * 0.8
    body += rect(left, top, wide, tall, colours.paper, 6)
    for (let board = 1; board <= boards; board++) {
      const y = top + (tall * board) / boards - 8
      body += rowOfThings(roll, left + 18, left + wide - 10, y, tall / boards - 26)
      body += rect(left, y, wide, 8, colours.wood)
    }
    body +=
      rect(left - 4, top - 4, 8, tall + 12, colours.dark, 3) +
      rect(left + wide - 4, top - 4, 8, tall + 12, colours.dark, 3)
  }
  return svg(width, height, body)
}

const garment = (x: number, top: number, size: number, colour: string, isDress: boolean): string => {
  const hem = isDress ? 1.5 : 1
  const hanger = `<path d="M${x} ${top + 2} v${size * 0.1} M${x - size * 0.16} ${top + size * 0.2} L${x} ${top + size * 0.1} L${x + size * 0.16} ${top + size * 0.2}" fill="none" stroke="${INK}" stroke-width="3" stroke-linecap="round"/>`
  const cloth = `<path d="M${x - size * 0.32} ${top + size * 0.18} L${x + size * 0.32} ${top + size * 0.18} L${x + size * 0.26} ${top + size * 0.55} L${x + size * (isDress ? 0.46 : 0.28)} ${top + size * hem} L${x - size * (isDress ? 0.46 : 0.28)} ${top + size * hem} L${x - size * 0.26} ${top + size * 0.55} Z" fill="${colour}"/>`
  return cloth + hanger
}

/** Clothes on a rail, shoes below. */
export const clothesRail = (warm: number, width: number, height: number, seed: number): string => {
  const colours = palette(warm)
  const roll = dice(seed)
  const size = height * 0.4
  const rail = height * 0.16
  let body = room(colours, width, height)
  body += rect(width * 0.06, rail - 4, width * 0.88, 8, colours.dark, 4)
  body +=
    rect(width * 0.07, rail, 8, height * 0.72, colours.dark) +
    rect(width * 0.93 - 8, rail, 8, height * 0.72, colours.dark)
  for (let x = width * 0.13; x < width * 0.88; x += size * (0.5 + roll() * 0.25)) {
    body += garment(x, rail, size, pick(roll), roll() > 0.55)
  }
  body += rect(width * 0.06, height * 0.84, width * 0.88, 8, colours.wood, 3)
  for (let x = width * 0.12; x < width * 0.86; x += 74) {
    const colour = pick(roll)
    body += `<path d="M${x} ${height * 0.84} v-16 h14 q8 8 22 8 v8 z" fill="${colour}"/><path d="M${x + 26} ${height * 0.84} v-16 h14 q8 8 22 8 v8 z" fill="${colour}" opacity="0.75"/>`
  }
  return svg(width, height, body)
}

/** Jewellery and small things behind glass. */
export const glassCase = (warm: number, width: number, height: number, seed: number): string => {
  const colours = palette(warm)
  const roll = dice(seed)
  const left = width * 0.1
  const wide = width * 0.8
  const top = height * 0.12
  const tall = height * 0.76
  let body = room(colours, width, height) + rect(left, top, wide, tall, '#FFFDF8', 8)
  for (let board = 1; board <= 2; board++) {
    const y = top + (tall * board) / 2 - 10
    body += rect(left, y, wide, 6, '#C9D6D3')
    for (let x = left + 46; x < left + wide - 40; x += 82) {
      const colour = pick(roll)
      if (roll() > 0.5) {
        body += `<path d="M${x - 20} ${y} q20 ${-tall * 0.42} 40 0 z" fill="${INK}" opacity="0.85"/>`
        for (let bead = 0; bead < 7; bead++) {
          const turn = Math.PI * (0.18 + (bead * 0.64) / 6)
          body += circle(x - Math.cos(turn) * 15, y - tall * 0.16 + Math.sin(turn) * 16, 3.4, colour)
        }
      } else {
        body +=
          rect(x - 18, y - 20, 36, 20, colour, 4) +
          circle(x, y - 30, 10, '#D8A23A') +
          circle(x, y - 30, 6, '#FFFDF8')
      }
    }
  }
  body += `<path d="M${left + wide * 0.08} ${top + tall} L${left + wide * 0.3} ${top} h${wide * 0.08} L${left + wide * 0.16} ${top + tall} Z" fill="#FFFFFF" opacity="0.45"/>`
  body += `<rect x="${left}" y="${top}" width="${wide}" height="${tall}" rx="8" fill="none" stroke="${colours.dark}" stroke-width="8"/>`
  return svg(width, height, body)
}

/** A sign with a small shelf; the name stands beside it wherever it is shown. */
export const logo = (warm: number): string => {
  const green = warm ? '#3E6B89' : '#1F6F54'
  const mark =
    rect(0, 0, 72, 72, green, 18) +
    rect(16, 33, 40, 5, '#FAF7F2', 2) +
    rect(16, 52, 40, 5, '#FAF7F2', 2) +
    rect(20, 18, 7, 15, '#E8C9A0', 1) +
    rect(29, 15, 7, 18, '#FAF7F2', 1) +
    circle(47, 26, 7, '#C96F4A') +
    rect(38, 41, 14, 11, '#E8C9A0', 2)
  return svg(72, 72, mark)
}

/** A simple picture for an additional service, three times as wide as high. */
export const serviceMark = (kind: 'hands' | 'label' | 'box', warm: number): string => {
  const colours = palette(warm)
  const [width, height] = [480, 160]
  const ground = rect(0, 0, width, height, colours.wall)
  const board = rect(90, 128, 300, 9, colours.wood, 4)
  if (kind === 'label') {
    const tag = `<path d="M150 40 h130 l40 40 l-40 40 h-130 z" fill="#FAF7F2" stroke="${colours.dark}" stroke-width="5"/>`
    const bars = [0, 1, 2, 3, 4, 5, 6, 7].map(at => rect(168 + at * 13, 58, at % 3 ? 4 : 8, 44, INK))
    return svg(width, height, ground + tag + circle(296, 80, 8, colours.dark) + bars.join(''))
  }
  if (kind === 'box') {
    const lid = `<path d="M180 62 l-24 -22 h84 v22 z M300 62 l24 -22 h-84 v22 z" fill="${colours.dark}"/>`
    const box = rect(180, 62, 120, 66, colours.wood, 4) + lid + rect(220, 88, 40, 10, colours.paper, 5)
    return svg(width, height, ground + board + box)
  }
  return svg(width, height, ground + board + rowOfThings(dice(4), 104, 384, 128, 84))
}
