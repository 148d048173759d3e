/**
 * The countries and territories that have phone numbers, as the phone library knows them. The list stands here because the
 * library weighs 11 KB and a form of settings only wants to name countries.
 */
export const PHONE_COUNTRIES: readonly string[] = [
  'ac ad ae af ag ai al am ao ar as at au aw ax az ba bb bd be bf bg bh bi bj bl bm bn bo bq br bs bt',
  'bw by bz ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg eh er',
  'es et fi fj fk fm fo fr ga gb gd ge gf gg gh gi gl gm gn gp gq gr gt gu gw gy hk hn hr ht hu id ie',
  'il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv',
  'ly ma mc md me mf mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np',
  'nr nu nz om pa pe pf pg ph pk pl pm pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sj sk',
  'sl sm sn so sr ss st sv sx sy sz ta tc td tg th tj tk tl tm tn to tr tt tv tw tz ua ug us uy uz va',
  'vc ve vg vi vn vu wf ws xk ye yt za zm zw',
].flatMap(line => line.split(' '))
