/** The tenant's earlier things below a name that is typed: arrows and Enter, or a press, take name and price. */
import { IconHistory } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Row } from '../thing/rows.ts'
import { type Earlier, placeOf, suggestionsFor } from './earlier.ts'
import { focusCell } from './focus-cell.ts'
import styles from './name-suggestions.module.css'
import type { SheetRows } from './use-sheet-rows.ts'

interface Suggested {
  row: Row
  sheet: SheetRows
  earlier: readonly Earlier[]
}

/** The suggestions of a row: open while its name is typed, none of them marked until an arrow comes to it. */
export const useSuggestions = ({ row, sheet, earlier }: Suggested) => {
  const id = useId()
  const [isTyped, setIsTyped] = useState(false)
  const [active, setActive] = useState(-1)
  const found = isTyped ? suggestionsFor(row, sheet.rows, earlier) : []
  const isOpen = found.length > 0
  const close = () => {
    setIsTyped(false)
    setActive(-1)
  }
  const choose = (one: Earlier) => {
    close()
    sheet.change(row.key, { name: one.name, price: one.price })
    focusCell(row.key, 'price')
  }
  const step = (by: 1 | -1) =>
    setActive((active + by + found.length + (active < 0 && by < 0 ? 1 : 0)) % found.length)
  const keys: Record<string, () => void> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Escape: close,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || event.nativeEvent.isComposing || event.ctrlKey || event.altKey || event.metaKey) return
    const marked = found[active]
    const act = event.key === 'Enter' ? marked && (() => choose(marked)) : keys[event.key]
    if (!act) return
    // The keys of the sheet, and of the form, are not meant then.
    event.preventDefault()
    event.stopPropagation()
    act()
  }
  return {
    id,
    found,
    isOpen,
    active,
    choose,
    letters: row.typed.name,
    onType: () => {
      setIsTyped(true)
      setActive(-1)
    },
    props: {
      role: 'combobox',
      'aria-autocomplete': 'list' as const,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': isOpen && active >= 0 ? `${id}-${active}` : undefined,
      onKeyDown,
      onBlur: close,
    },
  }
}

const Name = ({ name, letters }: { name: string; letters: string }) => {
  const at = placeOf(name, letters)
  const end = at + letters.trim().length
  return (
    <span className={styles.name}>
      {name.slice(0, at)}
      <strong>{name.slice(at, end)}</strong>
      {name.slice(end)}
    </span>
  )
}

export const Suggestions = ({ of }: { of: ReturnType<typeof useSuggestions> }) => {
  const { t } = useTranslation()
  const { id, found, isOpen, active, choose, letters } = of
  const box = useRef<HTMLDivElement>(null)
  const count = found.length
  useEffect(() => {
    if (count) box.current?.scrollIntoView({ block: 'nearest' })
  }, [count])
  if (!isOpen) return null
  return (
    <div ref={box} className={styles.box}>
      <div role="listbox" id={id} aria-label={t('goods.earlierThings')}>
        {found.map((one, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field (aria-activedescendant)
          <div
            key={one.name}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === active}
            className={styles.option}
            onMouseDown={event => event.preventDefault()}
            onClick={() => choose(one)}
          >
            <IconHistory size={20} aria-hidden />
            <Name name={one.name} letters={letters} />
            <strong>{one.price}</strong>
          </div>
        ))}
      </div>
      <p className={styles.hint}>{t('goods.earlierHint')}</p>
    </div>
  )
}
