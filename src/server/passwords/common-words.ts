/** Frequent words of leaked password lists, lower case, without digits and symbols. */
export const commonWords: ReadonlySet<string> = new Set(
  `password passwort passwd passcode passphrase passw pass passme mypassword mypass newpassword letmein letmeinnow login
logon welcome welcomeback welcometo admin administrator administrateur root toor guest user username test tester testing
testtest demo sample example default change changeme changeit secret secrets topsecret private public master mastermind
access system server support service manager office company business finance bank banking account accounts customer
client computer internet network windows microsoft google apple iphone samsung android facebook twitter instagram
linkedin whatsapp wechat weixin alipay taobao baidu tencent huawei xiaomi yahoo gmail hotmail outlook amazon netflix
spotify youtube oracle cisco dell lenovo toshiba sony nokia motorola linux ubuntu debian unix mysql postgres database
qwerty qwertz azerty qwert qwer qwertyu qwertyui qwertyuiop qweasd qweasdzxc qazwsx qazwsxedc qazxsw zaqwsx zaq xsw zxcv
zxcvb zxcvbn zxcvbnm asdf asdfg asdfgh asdfghj asdfghjk asdfghjkl asdasd qweqwe qwe asd zxc zxczxc wasd poiuy poiuytrewq
lkjhgf mnbvcxz qwaszx qaz wsx edc abc abcd abcde abcdef abcdefg abcdefgh abcabc abcd abcxyz xyz aaa aaaa aaaaa aaaaaa
iloveyou iloveu ilove loveme loveyou lovely love lover lovers loveme mylove truelove firstlove lovelove forever always
sunshine sunflower sunset sunny moonlight moon star stars starlight superstar rainbow butterfly flower flowers rose
roses lily daisy jasmine violet orchid cherry apple banana orange lemon peach mango strawberry blueberry chocolate
cookie cookies candy sugar honey coffee pepsi cocacola cheese butter pizza bacon chicken turkey pumpkin potato
princess prince queen king kings kingdom knight warrior wizard magic merlin dragon dragons dragonball phoenix eagle
eagles falcon falcons hawk hawks tiger tigers lion lions panther panthers bear bears wolf wolves fox monkey gorilla
elephant dolphin dolphins whale shark sharks turtle rabbit bunny kitten kitty puppy doggy dog dogs cat cats horse horses
pony mustang bronco broncos stallion cowboy cowboys ranger rangers soldier soldiers marine marines army navy airforce
police sheriff captain pirate pirates raiders vikings steelers packers giants yankees redsox redsk redskins lakers
celtics bulls rockets spurs heat football soccer baseball basketball hockey tennis golf golfer rugby cricket swimming
runner running sport sports arsenal chelsea liverpool manchester united everton tottenham barcelona realmadrid madrid
juventus milan inter bayern dortmund benfica porto ajax celtic rangers ronaldo messi neymar beckham jordan kobe lebron
michael michelle jennifer jessica ashley amanda nicole daniel danielle andrew anthony matthew joshua joseph thomas
robert richard william charles charlie david james john johnny johnson jonathan justin jason kevin brian brandon bailey
benjamin samantha stephanie elizabeth victoria vanessa veronica valentina alexander alexandra alexis alex andrea angela
angel angels angelina anna annie maria marie mariana martin martina marina mark marcus mary maggie margaret melissa
melanie megan natalie natasha nathan nicholas nick oliver olivia patricia patrick paul paula peter philip phoebe rachel
rebecca robin ronald rosie roger ryan sabrina sandra sara sarah scott sean sebastian sergey simon sophia sophie stella
steven stephen susan sweety tamara taylor teresa theresa tiffany timothy tina tommy tyler vincent virginia walter
wendy zachary adam adrian albert alfred alice alicia alison allison amber amy andy antonio april arthur barbara
bella benny bobby bonnie bradley brenda brittany bruce bruno caroline carolina carlos carmen catherine cassie chester
chris christian christina christine christopher claudia connor cooper crystal cynthia dakota dallas debbie denise dennis
derek diana diane dominic donald donna dorothy douglas dylan eddie edward elaine ellen emily emma eric erica eugene
evelyn felix fernando florence frances francis frank frankie freddy gabriel gabriela gary george georgia gerald gina
gloria gordon grace graham greg gregory hannah harley harold harry heather heidi helen helena henry howard hunter isabel
isabella jackie jackson jack jacob jake jamie jane janet jasper jeffrey jeremy jerry jessie jimmy joanna joe joel jose
josephine juan judith julia julian juliana julie karen karina katherine kathleen kathy katie keith kelly kenneth kimberly
kristina larry laura lauren lawrence leonard leonardo leslie lewis linda lisa logan lorenzo louis louise lucas lucia
lucky lucy luis luke madison marvin maurice maverick maxwell max miguel mike mickey molly monica morgan murphy nancy
nelson nina norman oscar pamela parker pedro penny peaches pepper phillip pierre raymond ricardo rick ricky roberto rocky
rodney rosa roxanne ruby russell ruth sally samuel sammy sasha shannon sharon shelby sheila shirley sierra smith snoopy
sophia spencer stanley stuart summer suzanne sydney sylvia teddy terry tony tracy trevor troy valeria vera victor viktor
viktoria vivian wayne wilson winston yvonne zoe
summer winter spring autumn january february march april june july august september october november december monday
tuesday wednesday thursday friday saturday sunday holiday vacation christmas halloween easter newyear birthday happy
happyday happiness smile smiley laugh freedom liberty peace harmony hope faith trust believe blessed blessing jesus
christ jesuschrist heaven angel godbless allah mohammed muhammad buddha krishna ganesh shiva genesis gospel church
family mother father mommy daddy mama papa mamma sister brother brothers baby babygirl babyboy babe girl girls boy boys
friend friends friendship bestfriend sweet sweetie sweetheart darling dearest precious pretty beautiful beauty gorgeous
cutie cute sexy sexygirl hottie playboy playgirl player player lover babygurl hello hellohello hellokitty goodbye thanks
thankyou please sorry whatever nothing something anything everything nobody somebody anybody everybody yesyes okay
super superman supergirl superuser supernova batman spiderman ironman hulk avengers captainamerica wolverine deadpool
joker matrix terminator predator alien aliens godzilla kingkong starwars startrek skywalker vader darthvader yoda
chewbacca gandalf frodo hobbit harrypotter potter hermione hogwarts pokemon pikachu charizard naruto sasuke goku vegeta
mario luigi zelda sonic minecraft fortnite roblox warcraft starcraft counterstrike counter strike callofduty halo doom
diablo gaming gamer games game playstation nintendo xbox hacker hackers hacking anonymous matrix cyber killer killers
ninja samurai shadow shadows darkness dark light lightning thunder storm hurricane tornado rain snow snowball snowman
ice fire firefly firebird flame phoenix blaze rocket galaxy universe planet earth world worldcup heaven hell devil demon
satan lucifer vampire ghost zombie monster monsters creature spirit spider scorpion snake cobra viper python anaconda
dinosaur trex penguin parrot swan dove raven crow owl duck goose chicken hammer hunter archer arrow sniper gunner bullet
trustno trustnoone trustme letitbe letsgo nevermind whoknows imissyou missyou hateyou ihateyou fuckyou fuckoff fuck fucker
fuckme asshole bitch shit bullshit bastard pussy porno sex sexsex
american america usa canada australia england london paris france germany deutschland berlin italy italia roma rome spain
espana madrid portugal brazil brasil argentina mexico china beijing shanghai shenzhen guangzhou hongkong kowloon macau
macao taiwan taipei singapore malaysia indonesia jakarta thailand bangkok vietnam philippines manila japan tokyo osaka
korea seoul india mumbai delhi bangalore pakistan russia moscow ukraine kiev poland polska warsaw turkey istanbul egypt
cairo africa nigeria lagos kenya nairobi dubai newyork newjersey california texas florida chicago boston seattle denver
houston dallas austin vegas lasvegas phoenix miami atlanta detroit toronto vancouver montreal melbourne sydney brisbane
guitar piano drums music musica dance dancer dancing singer song metal metallica nirvana slipknot beatles queen madonna
rihanna beyonce eminem tupac snoopdogg hiphop rockstar rocknroll rock punk reggae marley pinkfloyd linkinpark greenday
blink korn acdc ironmaiden zeppelin ledzeppelin hendrix elvis presley
ferrari porsche mercedes benz bmw audi toyota honda nissan mazda subaru suzuki yamaha kawasaki ducati harleydavidson
chevy chevrolet corvette camaro mustang ford jeep dodge challenger hyundai kia volvo volkswagen jaguar bentley lamborghini
purple yellow green blue red black white silver golden gold orange pink brown gray grey violet indigo scarlet crimson
diamond diamonds crystal pearl emerald sapphire jade ruby platinum money moneymaker cash dollar dollars euro bitcoin
ethereum crypto cryptocurrency blockchain wallet trader trading invest investor investment millionaire billionaire rich
success winner winning victory champion champions legend legends hero heroes genius perfect awesome amazing wonderful
fantastic excellent power powerful energy dynamic turbo nitro maximum extreme ultimate infinity eternity destiny fortune
nopassword noaccess nothing unknown undefined null temp temporary initial starter start begin open opensesame sesame
enter entry exit pincode security secure safety safe locked unlock keyboard monitor printer mouse laptop desktop mobile
telephone phone camera television radio player student students teacher school college university harvard stanford
science physics history english spanish french german chinese japanese korean hello world helloworld foobar foo bar baz
scooter scooby scoobydoo snickers skittles twix oreo nutella ginger pepper salt sugar spice cinnamon vanilla caramel
tigger pooh winnie mickeymouse minnie donaldduck goofy pluto bambi simba nemo dory shrek garfield snoopy tweety sylvester
bugsbunny popeye homer bart simpson simpsons southpark cartman kenny stewie familyguy barney elmo cookie barbie
woaini woaiwojia kyc kyckyc zhang wang zhao chen huang zhou liu yang xiao ming zhongguo nihao caonima admin weibo
caroline blessed flower purple hannah babyblue badboy badgirl bigboy bigdog biggie bigdaddy blackcat blackberry bluesky
bluebird brandy brooklyn buddy buster bubba bubbles casper cherokee chicago cocacola compaq corona cricket daytona
dexter eclipse einstein enigma fishing fisher flash florida fluffy freak friday galaxy gateway golfing goldfish gunners
guinness hardcore hawaii hithere hotdog hotrod inferno island jackass jaguar joker junior kermit kingfish ladybug
lakeside legolas lifehack lizard london lollipop malibu marlboro marlin maryjane mercury midnight miller monopoly
montana mountain mystic newlife ocean olympics pacific paradise peanut peanuts peewee phantom phillies pickle pimpin
pioneer polaris popcorn precious prophet qwertyqwerty racing raider rainbow redneck redwings reggie remember river
riverside rolltide sailor salmon savage scarface scotland screen shalom sharky shelter shorty skater skippy slayer
smokey smooth sniper snowboard softball speedy squirt steelers sticky stinky stupid surfer surfing tarzan tattoo teamo
tequila tootsie topgun trouble truck trucks trumpet turner twilight undertaker unicorn valentine voyager walker
whiskey whisky wildcat wildcats williams windsurf wizard wolfpack woody wrestling xavier yankee yellowstone yosemite
zeppelin zombie zxcasd`.split(/\s+/),
);
