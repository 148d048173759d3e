import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/Combobox.css'
import { Combobox, Loader, Text, TextInput, useCombobox } from '@mantine/core'
import { type ChangeEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { CountryCode } from '#shared/kit/country-codes.ts'
import type { AddressSuggestion } from '#shared/markets/address-calls.ts'
import { rememberAddress } from './address-memory.ts'
import { type FoundAddress, useAddresses } from './use-addresses.ts'

interface AddressBoxProps {
  id: string
  label: string
  value: string
  error?: string | undefined
  description?: string
  /** Without it the market's own. */
  country?: CountryCode | undefined
  onType: (address: string) => void
  onChoose: (found: FoundAddress) => void
  /** Called when the provider gives no answer: the address is free text then. */
  onSilent?: () => void
}

/**
 * The street of an address, with suggestions while one types: a chosen street asks on for its numbers, a chosen address
 * fills postal code and town too. Without a provider it is a plain field.
 */
export const AddressBox = (props: AddressBoxProps) => {
  const { country, onType, onChoose, onSilent, ...field } = props
  const { t } = useTranslation()
  const box = useCombobox({ onDropdownClose: () => box.resetSelectedOption() })
  const input = useRef<HTMLInputElement>(null)
  const { source, results, isWaiting, ask, askNow, resolve } = useAddresses(country)
  const isSilent = source === 'silent'
  const silent = useRef(onSilent)
  silent.current = onSilent
  useEffect(() => {
    if (isSilent) silent.current?.()
  }, [isSilent])

  // Another list has other options: none of them is marked yet.
  const names = results.map(({ name, place }) => `${name} ${place}`).join('\n')
  useEffect(() => {
    if (names === undefined) return
    box.resetSelectedOption()
    // Mantine leaves the mark of an option that is gone.
    input.current?.removeAttribute('aria-activedescendant')
  }, [names, box.resetSelectedOption])

  const choose = async (one: AddressSuggestion) => {
    if (!one.id) {
      // A street: its numbers come next.
      onType(`${one.name} `)
      askNow(one.next)
      return
    }
    box.closeDropdown()
    onType(one.name)
    const found = await resolve(one)
    if (!found) return
    rememberAddress(found.address)
    onChoose(found)
    input.current?.focus()
  }
  const type = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onType(currentTarget.value)
    ask(currentTarget.value)
    box.openDropdown()
    box.updateSelectedOptionIndex()
  }
  const note = {
    google: t('addresses.google'),
    adressevaelger: t('addresses.adressevaelger'),
    silent: t('addresses.silent'),
    none: '',
  }[source ?? 'none']
  return (
    <Combobox
      store={box}
      withinPortal={false}
      onOptionSubmit={at => {
        const one = results[Number(at)]
        if (one) void choose(one)
      }}
    >
      <Combobox.Target withExpandedAttribute>
        <TextInput
          {...field}
          ref={input}
          role="combobox"
          aria-autocomplete="list"
          autoComplete="off"
          onChange={type}
          onFocus={() => results.length > 0 && box.openDropdown()}
          onBlur={() => box.closeDropdown()}
          rightSection={isWaiting ? <Loader size={18} aria-label={t('addresses.waiting')} /> : null}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!results.length && !isSilent}>
        <Combobox.Options aria-label={field.label}>
          {results.map((one, at) => (
            <Combobox.Option key={`${one.name} ${one.place}`} value={String(at)}>
              <Text span fw={600}>
                {one.name}
              </Text>{' '}
              <Text span c="dimmed">
                {one.place || t('addresses.chooseNumber')}
              </Text>
            </Combobox.Option>
          ))}
        </Combobox.Options>
        {note && (
          <Combobox.Footer>
            <Text size="sm" c="dimmed">
              {note}
            </Text>
          </Combobox.Footer>
        )}
      </Combobox.Dropdown>
    </Combobox>
  )
}
