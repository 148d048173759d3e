import { expect, test } from 'vitest'
import { labelShelf } from '#shared/products/label-shelf.ts'

const TODAY = '2026-12-03'
const on = (name: string, dateStart: string, dateEnd: string) => ({ shelf: { name }, dateStart, dateEnd })

test.each([
  ['the shelf of the booking that runs', [on('A1', '2026-12-01', '2026-12-14')], 'A1'],
  [
    'the next one before its first day',
    [on('B2', '2026-12-20', '2026-12-30'), on('C3', '2026-12-10', '2026-12-19')],
    'C3',
  ],
  [
    'the one that runs, not the next',
    [on('B2', '2026-12-20', '2026-12-30'), on('A1', '2026-12-01', '2026-12-19')],
    'A1',
  ],
  ['all that run', [on('A12', '2026-12-01', '2026-12-14'), on('A3', '2026-12-02', '2026-12-14')], 'A3, A12'],
  [
    'one shelf once, with its extension',
    [on('A1', '2026-11-20', '2026-12-03'), on('A1', '2026-12-03', '2026-12-14')],
    'A1',
  ],
  ['what was typed after the last day', [on('A1', '2026-11-01', '2026-12-02')], 'A7'],
  ['what was typed without a booking', [], 'A7'],
  ['what was typed where nobody noted the shelf', [on('', '', '2026-12-14')], 'A7'],
])('A label says %s', (_, bookings, shelf) => expect(labelShelf(bookings, TODAY, 'A7')).toBe(shelf))
