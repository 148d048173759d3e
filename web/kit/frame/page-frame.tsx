import type { ReactNode } from 'react'
import { Main, SiteName } from '../page.tsx'
import { APP_NAME, Footer } from './footer.tsx'
import { Header } from './header.tsx'

interface PageFrameProps {
  /** The market's name; without one the product's. */
  name?: string
  logo?: string | null
  /** The link of the name. */
  href: string
  /** Shown in the header beside the language. */
  tools?: ReactNode
  /** The main screens, under the header. */
  nav?: ReactNode
  width?: 'narrow' | 'text'
  /** Shown in the footer: how one writes to whoever is behind the page. */
  contact?: ReactNode
  children: ReactNode
}

/** Wraps every screen: header, main part, footer. */
export const PageFrame = ({
  name = APP_NAME,
  logo,
  href,
  tools,
  nav,
  width,
  contact,
  children,
}: PageFrameProps) => (
  <SiteName value={name}>
    <Header name={name} logo={logo} href={href}>
      {tools}
    </Header>
    {nav}
    <Main width={width}>{children}</Main>
    <Footer contact={contact} />
  </SiteName>
)
