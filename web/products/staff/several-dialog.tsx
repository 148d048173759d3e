/** Several products are handed out at once: first the question, then what became of it, and the way back. */
import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '#shared/kit/contract.ts'
import { staffProductCalls } from '#shared/products/product-calls.ts'
import { MOST_MOVED } from '#shared/products/product-fields.ts'
import { SHOW_SHEETS } from '#shared/products/sheet-calls.ts'
import { useFetchAgain } from '../../kit/act/use-fetch-again.ts'
import { call } from '../../kit/call.ts'
import { DialogFrame } from '../../kit/dialog/dialog-frame.tsx'
import { asFailure, complaints } from '../../kit/failure.ts'
import { textOfCode } from '../../kit/notify.ts'
import { useThisMarket } from '../../markets/market.ts'

type Moved = Answer<typeof staffProductCalls.checkOutProducts>

interface Outcome extends Moved {
  /** What was not sent, or got no answer, and why. */
  left: readonly string[]
  code?: string
}

const NOTHING: Outcome = { done: [], refused: [], left: [] }

/** Sends so many at a time as a call takes. What a call has done stays done when the next one fails. */
const moveAll = async (
  ids: readonly string[],
  send: (products: string[]) => Promise<Moved>,
  { done, refused }: Moved,
): Promise<Outcome> => {
  const all = { done: [...done], refused: [...refused] }
  for (let at = 0; at < ids.length; at += MOST_MOVED) {
    try {
      const answer = await send(ids.slice(at, at + MOST_MOVED))
      all.done.push(...answer.done)
      all.refused.push(...answer.refused)
    } catch (thrown) {
      const code = complaints(asFailure(thrown))[0]?.code ?? 'internal_error'
      return { ...all, left: ids.slice(at), code }
    }
  }
  return { ...all, left: [] }
}

const useWork = (ids: readonly string[]) => {
  const { marketId } = useThisMarket()
  const fetchAgain = useFetchAgain()
  const [out, setOut] = useState<Outcome>()
  const [back, setBack] = useState<Outcome>()
  const [isWorking, setIsWorking] = useState(false)
  const asked = { audience: 'admin', market: marketId } as const
  const work = async (run: () => Promise<void>) => {
    setIsWorking(true)
    await run()
    setIsWorking(false)
    void fetchAgain(SHOW_SHEETS)
  }
  return {
    out,
    back,
    isWorking,
    handOut: (reason: string) =>
      work(async () => {
        const send = (products: string[]) =>
          call(staffProductCalls.checkOutProducts, { ...asked, body: { products, reason } })
        setOut(await moveAll(out?.left ?? ids, send, out ?? NOTHING))
      }),
    takeBack: () =>
      work(async () => {
        const send = (products: string[]) =>
          call(staffProductCalls.revertCheckouts, { ...asked, body: { products } })
        setBack(await moveAll(back?.left ?? out?.done ?? [], send, back ?? NOTHING))
      }),
  }
}

const Refused = ({ of: { refused, left, code } }: { of: Outcome }) => {
  const { t } = useTranslation()
  return (
    <>
      {refused.length > 0 && (
        <ul>
          {refused.map(({ id, name, code: why }) => (
            <li key={id}>
              <strong>{name || id}</strong>{' '}
              <Text span size="sm" c="berry">
                {textOfCode(why)}
              </Text>
            </li>
          ))}
        </ul>
      )}
      {code && (
        <Text c="berry">
          {t('staff-goods.notSent', { count: left.length })} {textOfCode(code)}
        </Text>
      )}
    </>
  )
}

interface HandOutSeveralProps {
  ids: readonly string[]
  /** `isDone`: something was tried. */
  onClose: (isDone: boolean) => void
}

interface ResultProps {
  work: ReturnType<typeof useWork>
  /** Hands out what was left over. */
  onAgain: () => void
  onClose: () => void
}

const Result = ({ work, onAgain, onClose }: ResultProps) => {
  const { t } = useTranslation()
  const { out = NOTHING, back, isWorking, takeBack } = work
  const shown = back ?? out
  const count = shown.done.length
  return (
    <>
      <div role="status">
        <Text>{back ? t('staff-goods.areBack', { count }) : t('staff-goods.areOut', { count })}</Text>
        <Refused of={shown} />
      </div>
      <Group>
        {shown.left.length > 0 && (
          <Button loading={isWorking} onClick={() => (back ? void takeBack() : onAgain())}>
            {t('kit.tryAgain')}
          </Button>
        )}
        <Button
          variant={shown.left.length ? 'default' : 'filled'}
          disabled={isWorking}
          onClick={onClose}
          data-autofocus
        >
          {t('kit.close')}
        </Button>
        {!back && out.done.length > 0 && (
          <Button
            variant="default"
            loading={isWorking}
            leftSection={<IconArrowBackUp size={20} aria-hidden />}
            onClick={() => void takeBack()}
          >
            {t('staff-goods.undo')}
          </Button>
        )}
      </Group>
    </>
  )
}

export const HandOutSeveral = ({ ids, onClose }: HandOutSeveralProps) => {
  const { t } = useTranslation()
  const work = useWork(ids)
  const [reason, setReason] = useState('')
  const count = ids.length
  return (
    <DialogFrame
      title={t('staff-goods.handOutCountTitle', { count })}
      onClose={() => onClose(work.out !== undefined)}
      isTyped={work.isWorking}
    >
      {work.out ? (
        <Stack gap="md">
          <Result work={work} onAgain={() => void work.handOut(reason)} onClose={() => onClose(true)} />
        </Stack>
      ) : (
        <form
          onSubmit={event => {
            event.preventDefault()
            void work.handOut(reason)
          }}
        >
          <Stack gap="md">
            <Text>{t('staff-goods.handOutCountText')}</Text>
            <TextInput
              label={t('staff-goods.reason')}
              description={t('staff-goods.reasonHint')}
              maxLength={200}
              value={reason}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
            />
            <Group>
              <Button type="submit" loading={work.isWorking} data-autofocus>
                {t('staff-goods.handOutCount', { count })}
              </Button>
              <Button variant="default" disabled={work.isWorking} onClick={() => onClose(false)}>
                {t('kit.cancel')}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </DialogFrame>
  )
}
