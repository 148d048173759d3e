/** The id of a cell's field. */
export const cellId = (row: string, field: string): string => `${row}-${field}`

/** Moves the focus to a field once it is on the screen; what stands in it is chosen, so that typing replaces it. */
export const focusCell = (row: string, field: string): void => {
  requestAnimationFrame(() => {
    const cell = document.getElementById(cellId(row, field))
    cell?.focus()
    if (cell instanceof HTMLInputElement) cell.select()
  })
}
