import { Button, Group, TextInput } from '@mantine/core'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { changeOwnCalls } from '#shared/customers/change-own-calls.ts'
import type { ownCalls } from '#shared/customers/own-calls.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { WaitingAddress } from '../identity/waiting-address.tsx'
import { useAct } from '../kit/act/use-act.ts'
import { Card } from '../kit/card.tsx'
import { GuardedForm } from '../kit/form/guarded-form.tsx'
import { useRouteForm } from '../kit/form/use-route-form.ts'
import { notify, textOfCode } from '../kit/notify.ts'
import { PersonFields, usePersonLabels } from './person-fields.tsx'

const route = changeOwnCalls.changeOwn

export interface OwnProps {
  own: Answer<typeof ownCalls.readOwn>
}

/** Name, addresses and phone. Saving what is saved already is a warning (specification 8). */
export const OwnData = ({ own }: OwnProps) => {
  const { t } = useTranslation()
  const act = useAct()
  const { userNumber, email, newEmail, version, name, phone, address, postalCode, city, country } = own
  const form = useRouteForm({
    route,
    initial: { name, email, phone, address, postalCode, city, country: (country ?? '') as string },
    version,
    labels: usePersonLabels(),
    busy: t('own.saving'),
    done: t('own.saved'),
  })
  const submit = async (event?: { preventDefault(): void }) => {
    event?.preventDefault()
    if (form.isChanged()) return form.submit()
    notify('warning', textOfCode('nothing_changed'))
    return false
  }
  const sendAgain = (waiting: string) =>
    act(send => send(route, { body: { email: waiting } }), {
      busy: t('identity.sending'),
      done: t('tenant.resent', { email: waiting }),
    })
  return (
    <Card title={t('own.data')}>
      <GuardedForm form={{ ...form, submit }} draft={`own data ${userNumber}`}>
        <PersonFields
          field={form.field}
          email={
            <>
              <TextInput
                {...form.field('email')}
                type="email"
                autoComplete="email"
                description={t('own.mailHint')}
              />
              <WaitingAddress
                account={own}
                keepOld={send => send(route, { body: { email } })}
                further={
                  newEmail && (
                    <Button size="sm" variant="default" onClick={() => void sendAgain(newEmail)}>
                      {t('tenant.resend')}
                    </Button>
                  )
                }
              />
            </>
          }
        />
        <Group>
          <Button type="submit" leftSection={<IconDeviceFloppy size={20} aria-hidden />}>
            {t('tenant.save')}
          </Button>
        </Group>
      </GuardedForm>
    </Card>
  )
}
