import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Filter } from './column.ts'
import { DayBox } from './day-box.tsx'
import type { ListAddress } from './list-address.ts'

interface FilterBoxProps {
  filter: Filter
  address: ListAddress
  /** What is wrong with it beside the others. */
  error?: string
}

/** Narrows a list down by one choice, or by a day. */
export const FilterBox = ({ filter: { name, label, options, box: Box }, address, error }: FilterBoxProps) => {
  const { t } = useTranslation()
  const value = address.filter(name)
  const choose = (wanted: string) => address.change({ [name]: wanted })
  if (Box) return <Box label={label} value={value} onChoose={choose} />
  if (!options) return <DayBox label={label} value={value} error={error} onChoose={choose} />
  return (
    <NativeSelect
      label={label}
      value={value}
      data-chosen={value !== '' || undefined}
      data={[{ value: '', label: t('list.all') }, ...options]}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  )
}
