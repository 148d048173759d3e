/** For whom: a customer who is found or made, the shop itself, or nobody yet. */
import { Button, Group, Paper, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CustomerBox } from '../../customers/customer-box.tsx'
import { Card } from '../../kit/card.tsx'
import sideBySide from '../../kit/form/side-by-side.module.css'
import { Choices, focusChoice } from './choices.tsx'
import styles from './counter.module.css'
import type { Who as WhoseBooking } from './typed.ts'
import type { Counter } from './use-counter.ts'

const ChosenCustomer = ({ counter, onAnother }: { counter: Counter; onAnother: () => void }) => {
  const { t } = useTranslation()
  const { customer, form } = counter
  const found = customer.data
  // The talk goes on with the period. By now the screen has followed, so Enter is about this customer.
  useEffect(() => focusChoice('bookingPeriod'), [])
  return (
    <Paper withBorder p="md" className={styles.chosen}>
      <div>
        {found ? (
          <>
            <Text fw={650}>{found.name}</Text>
            <Text size="sm" c="dimmed">
              {[found.userNumber, found.phone, found.email].filter(Boolean).join(' · ')}
            </Text>
          </>
        ) : (
          <>
            <Text fw={650}>{form.typed.customer}</Text>
            <Skeleton height={16} width={180} />
          </>
        )}
      </div>
      <Button size="sm" variant="default" onClick={onAnother}>
        {t('counter.another')}
      </Button>
    </Paper>
  )
}

const NewCustomer = ({ counter, onBack }: { counter: Counter; onBack: (letters: string) => void }) => {
  const { t } = useTranslation()
  const { form, createCustomer } = counter
  const name = useRef<HTMLInputElement>(null)
  const isTaken = form.errors.some(
    ({ field, text }) => field === 'newEmail' && text === t('counter.emailTaken'),
  )
  useEffect(() => name.current?.focus(), [])
  const create = () => void createCustomer()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
    if (!(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    create()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in a field of it creates the customer, as a form of its own would
    <div onKeyDown={onKeyDown}>
      <Stack gap="md">
        <div className={sideBySide.fields}>
          <TextInput {...form.field('newName')} ref={name} autoComplete="off" />
          <TextInput {...form.field('newPhone')} autoComplete="off" type="tel" />
          <TextInput {...form.field('newEmail')} autoComplete="off" type="email" />
        </div>
        <Group>
          <Button variant="default" leftSection={<IconUserPlus size={20} aria-hidden />} onClick={create}>
            {t('counter.create')}
          </Button>
          <Button variant="subtle" onClick={() => onBack(isTaken ? form.typed.newEmail : '')}>
            {isTaken ? t('counter.findThem') : t('counter.findInstead')}
          </Button>
        </Group>
        <Text size="sm" c="dimmed">
          {t('counter.newHint')}
        </Text>
      </Stack>
    </div>
  )
}

const CustomerPart = ({ counter }: { counter: Counter }) => {
  const { t } = useTranslation()
  const { form, customer } = counter
  const [letters, setLetters] = useState('')
  const isGone = [400, 404].includes(customer.failure?.status ?? 0)
  if (form.typed.isNew)
    return (
      <NewCustomer
        counter={counter}
        onBack={found => {
          setLetters(found)
          form.change({ isNew: false })
        }}
      />
    )
  if (form.typed.customer && !isGone)
    return (
      <ChosenCustomer
        counter={counter}
        onAnother={() => {
          setLetters('')
          form.change({ customer: '' })
        }}
      />
    )
  const { id, label, error } = form.text('customer')
  return (
    <CustomerBox
      key={letters}
      {...{ id, label, letters }}
      error={isGone && form.typed.customer ? t('counter.noSuchCustomer') : error}
      onChoose={userNumber => form.change({ customer: userNumber })}
      onNew={typed =>
        form.change({
          isNew: true,
          ...(typed.includes('@')
            ? { newEmail: typed }
            : /\d/.test(typed)
              ? { newPhone: typed }
              : { newName: typed }),
        })
      }
    />
  )
}

export const ChooseCustomer = ({ counter }: { counter: Counter }) => {
  const { t } = useTranslation()
  const { form } = counter
  const { who } = form.typed
  return (
    <Card size="h3" title={t('counter.who')}>
      <Choices<WhoseBooking>
        name="who"
        legend={t('counter.who')}
        isLegendHidden
        value={who}
        onChange={chosen => {
          form.change({ who: chosen })
          // What was wrong was about other fields.
          form.refuse({})
        }}
        options={[
          { value: 'customer', label: t('counter.forCustomer') },
          { value: 'market', label: t('counter.forMarket') },
          { value: 'nobody', label: t('counter.forNobody') },
        ]}
      />
      {who === 'customer' ? (
        <CustomerPart counter={counter} />
      ) : (
        <TextInput
          {...form.field('description')}
          autoComplete="off"
          maxLength={500}
          description={who === 'market' ? t('counter.marketHint') : t('counter.nobodyHint')}
        />
      )}
    </Card>
  )
}
