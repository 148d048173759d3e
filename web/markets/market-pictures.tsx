import { Button, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core'
import { IconPhoto, IconTrash } from '@tabler/icons-react'
import { type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { srcSetOf } from '#shared/kit/picture.ts'
import { MOST_IMAGES, staffCalls } from '#shared/markets/staff-calls.ts'
import type { VisitorsMarket } from '#shared/markets/visitors-calls.ts'
import { PageTitle, StepTitle } from '../kit/page.tsx'
import { Empty } from '../kit/states.tsx'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { ChoosePicture } from './choose-picture.tsx'
import { useMarket, useThisMarket } from './market.ts'
import styles from './market-pictures.module.css'
import { PictureTools } from './picture-tools.tsx'
import { useSavePictures } from './use-save-pictures.ts'

/** Width by height of the landing page's large picture on a desk. */
const LANDING_SHAPE = 640 / 350

interface PartProps {
  market: VisitorsMarket
}

interface HeadingProps {
  id: string
  heading: RefObject<HTMLHeadingElement | null>
  children: string
}

/** The heading of a section. It takes the focus when the button that had it is gone. */
const Heading = ({ id, heading, children }: HeadingProps) => (
  <Title order={2} id={id} ref={heading} tabIndex={-1}>
    {children}
  </Title>
)

const Logo = ({ market: { marketId, logo, visualName } }: PartProps) => {
  const { t } = useTranslation()
  const save = useSavePictures()
  const heading = useRef<HTMLHeadingElement>(null)
  const params = { marketId }
  const choose = (logo: File) =>
    save(send => send(staffCalls.setLogo, { params, body: { logo } }), t('settings.logoChanged'))
  const remove = async () => {
    const isRemoved = await save(send => send(staffCalls.removeLogo, { params }), t('settings.logoRemoved'), {
      title: t('settings.removeLogoTitle'),
      text: t('settings.removeLogoText'),
      action: t('settings.remove'),
    })
    if (isRemoved) heading.current?.focus()
  }
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="logo">
      <Stack gap="md">
        <Heading id="logo" heading={heading}>
          {t('settings.logo')}
        </Heading>
        <Text c="dimmed">{t('settings.logoText')}</Text>
        {logo ? (
          <img
            className={styles.logo}
            src={logo}
            srcSet={srcSetOf(logo)}
            sizes="16rem"
            alt={t('settings.logoOf', { name: visualName })}
          />
        ) : (
          <div className={styles.none}>
            <IconPhoto size={20} aria-hidden />
            <Text>{t('settings.noLogo')}</Text>
          </div>
        )}
        <Group>
          <ChoosePicture
            variant="default"
            label={logo ? t('settings.changeLogo') : t('settings.addLogo')}
            onChoose={choose}
          />
          {logo && (
            <Button
              variant="default"
              leftSection={<IconTrash size={20} aria-hidden />}
              onClick={() => void remove()}
            >
              {t('settings.remove')}
            </Button>
          )}
        </Group>
      </Stack>
    </Paper>
  )
}

const NewPicture = ({ market: { marketImages } }: PartProps) => {
  const { t } = useTranslation()
  const save = useSavePictures()
  const [text, setText] = useState('')
  const add = async (image: File) => {
    const isAdded = await save(
      send => send(staffCalls.addImage, { body: { image, text } }),
      ({ id }) =>
        marketImages.some(known => known.id === id)
          ? t('settings.pictureWasThere')
          : t('settings.pictureAdded'),
    )
    if (isAdded) setText('')
    return isAdded
  }
  return (
    <div className={styles.add}>
      <TextInput
        label={t('settings.pictureText')}
        description={t('settings.pictureTextHint')}
        value={text}
        maxLength={200}
        onChange={event => setText(event.currentTarget.value)}
      />
      <ChoosePicture label={t('settings.addPicture')} shape={LANDING_SHAPE} onChoose={add} />
    </div>
  )
}

const Pictures = ({ market }: PartProps) => {
  const { t } = useTranslation()
  const save = useSavePictures()
  const heading = useRef<HTMLHeadingElement>(null)
  const { marketImages } = market
  const remove = async (id: string) => {
    const isRemoved = await save(
      send => send(staffCalls.removeImage, { params: { id } }),
      t('settings.pictureRemoved'),
      {
        title: t('settings.removePictureTitle'),
        text: t('settings.removePictureText'),
        action: t('settings.remove'),
      },
    )
    if (isRemoved) heading.current?.focus()
  }
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="pictures">
      <Stack gap="md">
        <Heading id="pictures" heading={heading}>
          {t('settings.pictures')}
        </Heading>
        <Text c="dimmed">{t('settings.picturesText', { most: MOST_IMAGES })}</Text>
        {marketImages.length ? (
          <ul className={styles.pictures}>
            {marketImages.map(({ id, url, text }) => (
              <li key={id} className={styles.picture}>
                <img src={url} srcSet={srcSetOf(url)} sizes="20rem" alt={text} loading="lazy" />
                <Group justify="space-between" wrap="nowrap" align="center">
                  <Text size="sm" className={styles.text} c={text ? undefined : 'dimmed'}>
                    {text || t('settings.noText')}
                  </Text>
                  <Button
                    className={styles.remove}
                    size="sm"
                    variant="default"
                    leftSection={<IconTrash size={20} aria-hidden />}
                    aria-label={t('settings.removeNamed', { name: text || t('settings.noText') })}
                    onClick={() => void remove(id)}
                  >
                    {t('settings.remove')}
                  </Button>
                </Group>
                <PictureTools market={market} id={id} />
              </li>
            ))}
          </ul>
        ) : (
          <Empty>{t('settings.noPictures')}</Empty>
        )}
        {marketImages.length < MOST_IMAGES && <NewPicture market={market} />}
      </Stack>
    </Paper>
  )
}

/** Staff choose the logo and the pictures that visitors see. */
export const MarketPictures = () => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  const market = useMarket('anonymous', marketId)
  return (
    <Stack gap="md">
      <PageTitle>{t('settings.picturesTitle')}</PageTitle>
      <StepTitle>{t('settings.picturesTitle')}</StepTitle>
      <WhenLoaded of={{ market }}>
        {data => (
          <>
            <Logo market={data.market} />
            <Pictures market={data.market} />
          </>
        )}
      </WhenLoaded>
    </Stack>
  )
}
